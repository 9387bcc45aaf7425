/**
 * @generated SignedSource<<e7fd63340ff7f0b0cc4f7100594453fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusMenu_idea$data = {
  readonly id: string;
  readonly status: {
    readonly category: StatusCategory;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
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
  "metadata": null,
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

(node as any).hash = "457d6e11cb97e45f647211ff4977e304";

export default node;
