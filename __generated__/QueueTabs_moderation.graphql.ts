/**
 * @generated SignedSource<<903742ed8570d7f32e610ded633571de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueueTabs_moderation$data = {
  readonly deletedCount: number;
  readonly pendingCount: number;
  readonly reportedCount: number;
  readonly spamCount: number;
  readonly " $fragmentType": "QueueTabs_moderation";
};
export type QueueTabs_moderation$key = {
  readonly " $data"?: QueueTabs_moderation$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueTabs_moderation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueueTabs_moderation",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedCount",
      "storageKey": null
    }
  ],
  "type": "ModerationQueues",
  "abstractKey": null
};

(node as any).hash = "a8c696cdcf5692242e46007d5a7c4a49";

export default node;
