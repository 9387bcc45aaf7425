/**
 * @generated SignedSource<<ea5ed55330531738d170aa2f3c3f9852>>
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

(node as any).hash = "a4e39bdbced5b0ef8dc3e86dece127b9";

export default node;
