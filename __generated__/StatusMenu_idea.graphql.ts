/**
 * @generated SignedSource<<9fe537bcc4b0a5d3cb04e7c78bf8fffa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusMenu_idea$data = {
  readonly id: string;
  readonly status: {
    readonly category: StatusCategory;
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanSetStatus: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea">;
  readonly " $fragmentType": "StatusMenu_idea";
};
export type StatusMenu_idea$key = {
  readonly " $data"?: StatusMenu_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_idea">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusMenu_idea",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaStatus_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "8e139c394c4bd5bb52a6b762db1b689c";

export default node;
