/**
 * @generated SignedSource<<fdd4af0f36c160c46f3a39b6e15b7ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusRow_status$data = {
  readonly category: StatusCategory;
  readonly color: string | null | undefined;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly onRoadmap: boolean;
  readonly totalIdeaCount: number | null | undefined;
  readonly " $fragmentType": "StatusRow_status";
};
export type StatusRow_status$key = {
  readonly " $data"?: StatusRow_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusRow_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusRow_status",
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
      "name": "description",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onRoadmap",
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

(node as any).hash = "e826dbe4252e695fe74a016b5c51bfca";

export default node;
