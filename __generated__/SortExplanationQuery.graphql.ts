/**
 * @generated SignedSource<<01c491624a6ec7fb1a0c5ec96cd22fcc>>
 * @relayHash 78683ecdab7d63a5253e134c8ad3d02f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78683ecdab7d63a5253e134c8ad3d02f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaSort = "ACTIVE" | "DISCUSSED" | "NEWEST" | "TOP" | "TRENDING" | "%future added value";
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type IdeaFilter = {
  assigned?: boolean | null | undefined;
  assigneeId?: string | null | undefined;
  board?: string | null | undefined;
  categories?: ReadonlyArray<StatusCategory> | null | undefined;
  countsHidden?: boolean | null | undefined;
  following?: boolean | null | undefined;
  locked?: boolean | null | undefined;
  mine?: boolean | null | undefined;
  overdue?: boolean | null | undefined;
  pinned?: boolean | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  statuses?: ReadonlyArray<string> | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  targetMonth?: string | null | undefined;
  unassigned?: boolean | null | undefined;
  until?: string | null | undefined;
  voted?: boolean | null | undefined;
};
export type SortExplanationQuery$variables = {
  filter: IdeaFilter;
  search: string;
  sort?: IdeaSort | null | undefined;
};
export type SortExplanationQuery$data = {
  readonly ideas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ranking: {
          readonly " $fragmentSpreads": FragmentRefs<"explainRanking_ranking">;
        } | null | undefined;
        readonly title: string;
      };
    }>;
  };
};
export type SortExplanationQuery = {
  response: SortExplanationQuery$data;
  variables: SortExplanationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
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
v3 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v4 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  (v3/*:: as any*/)
],
v7 = [
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WordMeaning",
    "kind": "LinkedField",
    "name": "meanings",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "typed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "found",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "source",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SortExplanationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "IdeaConnection",
        "kind": "LinkedField",
        "name": "ideas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v6/*:: as any*/),
                    "concreteType": "IdeaRanking",
                    "kind": "LinkedField",
                    "name": "ranking",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "explainRanking_ranking",
                        "selections": (v7/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SortExplanationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "IdeaConnection",
        "kind": "LinkedField",
        "name": "ideas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v6/*:: as any*/),
                    "concreteType": "IdeaRanking",
                    "kind": "LinkedField",
                    "name": "ranking",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "78683ecdab7d63a5253e134c8ad3d02f",
    "id": "78683ecdab7d63a5253e134c8ad3d02f",
    "metadata": {},
    "name": "SortExplanationQuery",
    "operationKind": "query",
    "text": "query SortExplanationQuery(\n  $sort: IdeaSort\n  $filter: IdeaFilter!\n  $search: String!\n) {\n  ideas(first: 1, sort: $sort, filter: $filter) {\n    edges {\n      node {\n        title\n        ranking(sort: $sort, search: $search) {\n          ...explainRanking_ranking\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment explainRanking_ranking on IdeaRanking {\n  score\n  at\n  parts {\n    kind\n    count\n    recentCount\n    points\n  }\n  meanings {\n    typed\n    found\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "d8d8b40c40ebd7ef7e0690f30734a1db";

export default node;
