/**
 * @generated SignedSource<<3809cd8048f787903c450be89ae4c5f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteStatus_statuses$data = ReadonlyArray<{
  readonly category: StatusCategory;
  readonly id: string;
  readonly name: string;
  readonly totalIdeaCount: number | null | undefined;
  readonly " $fragmentType": "DeleteStatus_statuses";
}>;
export type DeleteStatus_statuses$key = ReadonlyArray<{
  readonly " $data"?: DeleteStatus_statuses$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteStatus_statuses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeleteStatus_statuses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalIdeaCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Status",
  "abstractKey": null
};

(node as any).hash = "cf355b47d1e021d671ca53616ca3de6a";

export default node;
