/**
 * @generated SignedSource<<79554a8cc72c04d832fdeeffc572f585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarRow_idea$data = {
  readonly id: string;
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly viewerHasVoted: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea" | "ImportedVotes_idea" | "VoteButton_idea">;
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
      "name": "id",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasVoted",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportedVotes_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "da6a06987ebea62fb6cc05c3810327b1";

export default node;
