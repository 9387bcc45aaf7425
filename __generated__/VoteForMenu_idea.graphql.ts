/**
 * @generated SignedSource<<b4e589f28c484677473842b964aed597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteForMenu_idea$data = {
  readonly id: string;
  readonly viewerCanVoteForOthers: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaTools_idea">;
  readonly " $fragmentType": "VoteForMenu_idea";
};
export type VoteForMenu_idea$key = {
  readonly " $data"?: VoteForMenu_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteForMenu_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteForMenu_idea",
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
      "name": "viewerCanVoteForOthers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaTools_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "6f74515f5973ed603cf34992df28f6a7";

export default node;
