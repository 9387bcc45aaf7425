/**
 * @generated SignedSource<<47fac9a7ab0aabaf8cee3de91dee54c6>>
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
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "eb78a326b87df8c9abf79d469a1de78c";

export default node;
