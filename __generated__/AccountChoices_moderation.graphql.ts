/**
 * @generated SignedSource<<d2c839e2f6e0a0fd57eb1992f02afe94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountChoices_moderation$data = {
  readonly pendingCount: number;
  readonly reportedCount: number;
  readonly " $fragmentType": "AccountChoices_moderation";
};
export type AccountChoices_moderation$key = {
  readonly " $data"?: AccountChoices_moderation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountChoices_moderation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountChoices_moderation",
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

(node as any).hash = "99f01c47f48a4cd558d44ae44609b57a";

export default node;
