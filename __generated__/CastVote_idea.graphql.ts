/**
 * @generated SignedSource<<07caf2716e7e11bfa4ddbc9679e81c33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CastVote_idea$data = {
  readonly id: string;
  readonly viewerHasVoted: boolean;
  readonly " $fragmentType": "CastVote_idea";
};
export type CastVote_idea$key = {
  readonly " $data"?: CastVote_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"CastVote_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CastVote_idea",
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
      "name": "viewerHasVoted",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "aca15cffc843e1bf5703b57c1462d9b4";

export default node;
