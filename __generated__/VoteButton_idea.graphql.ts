/**
 * @generated SignedSource<<0f784bb9f01fa4338ac3fceef3b15e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type Voters = "EVERYONE" | "MEMBERS" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VoteButton_idea$data = {
  readonly board: {
    readonly id: string;
    readonly voting: Voters;
  } | null | undefined;
  readonly id: string;
  readonly importedVotes: ReadonlyArray<{
    readonly count: number;
    readonly source: string;
  }>;
  readonly status: {
    readonly category: StatusCategory;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly statusChangedAt: string;
  readonly title: string;
  readonly viewerCanVote: boolean;
  readonly viewerHasVoted: boolean;
  readonly voteCount: number;
  readonly votesAreHidden: boolean;
  readonly " $fragmentType": "VoteButton_idea";
};
export type VoteButton_idea$key = {
  readonly " $data"?: VoteButton_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteButton_idea">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteButton_idea",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesAreHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedVotes",
      "kind": "LinkedField",
      "name": "importedVotes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanVote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangedAt",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voting",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "status",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "5b5dbe6424a1feb0c934dd32917ac415";

export default node;
