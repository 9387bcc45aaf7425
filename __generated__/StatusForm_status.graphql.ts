/**
 * @generated SignedSource<<3a5359f24fc0e260ed07179b1fef87b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusForm_status$data = {
  readonly category: StatusCategory;
  readonly color: string | null | undefined;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "StatusForm_status";
};
export type StatusForm_status$key = {
  readonly " $data"?: StatusForm_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusForm_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusForm_status",
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
    }
  ],
  "type": "Status",
  "abstractKey": null
};

(node as any).hash = "134a24b5afd00819a33f449f64d4db9f";

export default node;
