/**
 * @generated SignedSource<<02130695bc5ab36751f260b635732744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSection_idea$data = {
  readonly assignee: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly targetMonth: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaMarks_idea">;
  readonly " $fragmentType": "TeamSection_idea";
};
export type TeamSection_idea$key = {
  readonly " $data"?: TeamSection_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamSection_idea">;
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
  "name": "TeamSection_idea",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaMarks_idea"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
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
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "b06f9e02a46a299f0531a0d6f4d5ae32";

export default node;
