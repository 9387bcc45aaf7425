/**
 * @generated SignedSource<<5b33e55560be35b3190e58936fb93697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLockItem_idea$data = {
  readonly id: string;
  readonly locked: boolean;
  readonly viewerCanLockDiscussion: boolean;
  readonly " $fragmentType": "useLockItem_idea";
};
export type useLockItem_idea$key = {
  readonly " $data"?: useLockItem_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLockItem_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLockItem_idea",
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
      "name": "locked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanLockDiscussion",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "e031bbfe8abe5943ed5b69cf27b0ce9b";

export default node;
