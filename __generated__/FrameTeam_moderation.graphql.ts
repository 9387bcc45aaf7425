/**
 * @generated SignedSource<<ce90664e8ef0b7976e3bcff74f6ddd3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameTeam_moderation$data = {
  readonly pendingCount: number;
  readonly reportedCount: number;
  readonly " $fragmentType": "FrameTeam_moderation";
};
export type FrameTeam_moderation$key = {
  readonly " $data"?: FrameTeam_moderation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameTeam_moderation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameTeam_moderation",
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

(node as any).hash = "25250e0061ff2bef6350815bbb91d952";

export default node;
