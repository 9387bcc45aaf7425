/**
 * @generated SignedSource<<3eede7d5b6771fa1b138213afd957040>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaHead_idea$data = {
  readonly excerpt: string;
  readonly importedVotes: ReadonlyArray<{
    readonly count: number;
  }>;
  readonly number: number;
  readonly slug: string;
  readonly state: IdeaState;
  readonly status: {
    readonly category: StatusCategory;
    readonly color: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly title: string;
  readonly voteCount: number;
  readonly votesAreHidden: boolean;
  readonly " $fragmentType": "IdeaHead_idea";
};
export type IdeaHead_idea$key = {
  readonly " $data"?: IdeaHead_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaHead_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaHead_idea",
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
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
            "name": "color",
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

(node as any).hash = "c1150daade27cdc61a52edf6fae46b70";

export default node;
