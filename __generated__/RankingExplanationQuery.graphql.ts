/**
 * @generated SignedSource<<ba5f2752b215bbd88cf499af627afbab>>
 * @relayHash 65c17164c2ed00e4568443385b9c56e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c17164c2ed00e4568443385b9c56e4

import type { ConcreteRequest } from 'relay-runtime';
export type IdeaSort = "ACTIVE" | "NEWEST" | "TOP" | "TRENDING" | "%future added value";
export type RankingPartKind = "COMMENTED" | "COMMENTS" | "HAS_ALL" | "IMPORTED_VOTES" | "OFTEN" | "POSTED" | "STATUS_CHANGED" | "TITLE_ALIKE" | "TITLE_BEGINS" | "TITLE_HAS_ALL" | "TITLE_HAS_SOME" | "TITLE_IN_ORDER" | "TITLE_IS" | "VOTES" | "%future added value";
export type RankingExplanationQuery$variables = {
  id: string;
  search: string;
  sort: IdeaSort;
};
export type RankingExplanationQuery$data = {
  readonly idea: {
    readonly importedVoteCount: number;
    readonly ranking: {
      readonly at: string | null | undefined;
      readonly parts: ReadonlyArray<{
        readonly count: number | null | undefined;
        readonly kind: RankingPartKind;
        readonly points: number | null | undefined;
        readonly recentCount: number | null | undefined;
      }>;
      readonly score: number | null | undefined;
    } | null | undefined;
    readonly voteCount: number;
  } | null | undefined;
};
export type RankingExplanationQuery = {
  response: RankingExplanationQuery$data;
  variables: RankingExplanationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "sort",
      "variableName": "sort"
    }
  ],
  "concreteType": "IdeaRanking",
  "kind": "LinkedField",
  "name": "ranking",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RankingPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RankingExplanationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RankingExplanationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "65c17164c2ed00e4568443385b9c56e4",
    "id": "65c17164c2ed00e4568443385b9c56e4",
    "metadata": {},
    "name": "RankingExplanationQuery",
    "operationKind": "query",
    "text": "query RankingExplanationQuery(\n  $id: ID!\n  $sort: IdeaSort!\n  $search: String!\n) {\n  idea(id: $id) {\n    voteCount\n    importedVoteCount\n    ranking(sort: $sort, search: $search) {\n      score\n      at\n      parts {\n        kind\n        count\n        recentCount\n        points\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "edddd947938bb959c3702ad013a8932b";

export default node;
