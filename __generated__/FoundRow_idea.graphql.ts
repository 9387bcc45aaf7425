/**
 * @generated SignedSource<<4b89fcbc15244a5b26b6b7071791803f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundRow_idea$data = {
  readonly excerpt: string;
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaAnswer_idea" | "IdeaFacts_idea" | "VoteButton_idea">;
  readonly " $fragmentType": "FoundRow_idea";
};
export type FoundRow_idea$key = {
  readonly " $data"?: FoundRow_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundRow_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundRow_idea",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
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
      "name": "IdeaFacts_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaAnswer_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "b0474669f8ea18ee4dfe9841d0661054";

export default node;
