/**
 * @generated SignedSource<<a116da0ce5e3a6ad94f494b5bfc03ac7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type RoadmapCard_idea$data = {
  readonly board: Result<{
    readonly name: string;
  }, unknown>;
  readonly status: {
    readonly category: StatusCategory;
  } | null | undefined;
  readonly statusChangedAt: string;
  readonly targetMonth: string | null | undefined;
  readonly toldVoters: {
    readonly toldCount: number;
    readonly voterCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaHeader_idea" | "IdeaLink_idea" | "VoteButton_idea">;
  readonly " $fragmentType": "RoadmapCard_idea";
};
export type RoadmapCard_idea$key = {
  readonly " $data"?: RoadmapCard_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapCard_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoadmapCard_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetMonth",
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
            "name": "category",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ToldVoters",
      "kind": "LinkedField",
      "name": "toldVoters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voterCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toldCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaLink_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaHeader_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1c4ec81def21a2d453ef9e6fb5041a77";

export default node;
