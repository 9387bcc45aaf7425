/**
 * @generated SignedSource<<56d68b86e4663cbce6efab49d034b62d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaActs_idea$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditItems_idea" | "FollowButton_idea" | "MutedButton_idea" | "ShareButton_idea" | "VoteForMenu_idea">;
  readonly " $fragmentType": "IdeaActs_idea";
};
export type IdeaActs_idea$key = {
  readonly " $data"?: IdeaActs_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaActs_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaActs_idea",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditItems_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteForMenu_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "353e944f3e6ee0b9d78b177a047f59bc";

export default node;
