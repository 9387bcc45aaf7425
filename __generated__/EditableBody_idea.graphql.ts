/**
 * @generated SignedSource<<ba6a186527783a8a71d1c7ee07071d1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditableBody_idea$data = {
  readonly author: {
    readonly id: string;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly editedBy: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "EditableBody_idea";
};
export type EditableBody_idea$key = {
  readonly " $data"?: EditableBody_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableBody_idea">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditableBody_idea",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "editedBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "6605695716a24618855507f0967fb473";

export default node;
