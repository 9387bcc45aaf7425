/**
 * @generated SignedSource<<3c0a86c7165a33deccb3f5a91b685de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type IdeaFacts_idea$data = {
  readonly board: Result<{
    readonly name: string;
  }, unknown>;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly pinned: boolean;
  readonly recentVoteCount: number;
  readonly state: IdeaState;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea">;
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pinned",
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
      "kind": "CatchField",
      "field": {
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
      "to": "RESULT"
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

(node as any).hash = "2b3b283a58a762e413cb8e3b54c9e84e";

export default node;
