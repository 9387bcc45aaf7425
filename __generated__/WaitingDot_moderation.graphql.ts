/**
 * @generated SignedSource<<0c78827058042934485864b8ea1d376c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingDot_moderation$data = {
  readonly pendingCount: number;
  readonly reportedCount: number;
  readonly " $fragmentType": "WaitingDot_moderation";
};
export type WaitingDot_moderation$key = {
  readonly " $data"?: WaitingDot_moderation$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingDot_moderation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingDot_moderation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportedCount",
      "storageKey": null
    }
  ],
  "type": "ModerationQueues",
  "abstractKey": null
};

(node as any).hash = "f42dd52f0c5f839b2afb0cf207eb446e";

export default node;
