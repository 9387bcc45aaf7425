/**
 * @generated SignedSource<<aec06f7d1c5397432eec80cbae062947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarRow_idea$data = {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea" | "VoteButton_idea">;
  readonly " $fragmentType": "SimilarRow_idea";
};
export type SimilarRow_idea$key = {
  readonly " $data"?: SimilarRow_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarRow_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarRow_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaStatus_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "cf7db7970c6a0b4701b47aaab8f2a986";

export default node;
