/**
 * @generated SignedSource<<0b7e136dfcb7956f640345b236171ff7>>
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

(node as any).hash = "9227123e710198da0bbe93259e7dd4c1";

export default node;
