/**
 * @generated SignedSource<<0ee02cf11005fc3437bfc8ce90ad93ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaFacts_idea$data = {
  readonly board: {
    readonly name: string;
  } | null | undefined;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly recentVoteCount: number;
  readonly state: IdeaState;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea" | "ImportedVotes_idea">;
  readonly " $fragmentType": "IdeaFacts_idea";
};
export type IdeaFacts_idea$key = {
  readonly " $data"?: IdeaFacts_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaFacts_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaFacts_idea",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recentVoteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Board",
      "kind": "LinkedField",
      "name": "board",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "4e1cac350c87eeb6102d539312edac1a";

export default node;
