/**
 * @generated SignedSource<<047849f05b3862c22d7c2db8598fd3b6>>
 * @relayHash 41ac1ebc175559715bc39c67c1bc56cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ac1ebc175559715bc39c67c1bc56cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapPageQuery$variables = {
  after?: string | null | undefined;
  board?: string | null | undefined;
  first: number;
  status?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type RoadmapPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapData_query" | "RoadmapFilters_query" | "RoadmapGoneTag_query" | "Roadmap_query" | "ScreenTitle_query">;
};
export type RoadmapPageQuery = {
  response: RoadmapPageQuery$data;
  variables: RoadmapPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "board"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tags"
},
v5 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v6 = {
  "kind": "Variable",
  "name": "board",
  "variableName": "board"
},
v7 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v8 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v9 = {
  "kind": "Variable",
  "name": "tags",
  "variableName": "tags"
},
v10 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v17 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v9/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RoadmapPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ScreenTitle_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RoadmapFilters_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RoadmapGoneTag_query"
      },
      {
        "args": (v10/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "RoadmapData_query"
      },
      {
        "args": (v10/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "Roadmap_query"
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
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RoadmapPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accentColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logo",
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v11/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canRead",
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canPlan",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v8/*:: as any*/)
        ],
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "roadmap",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "IdeaConnection",
            "kind": "LinkedField",
            "name": "roadmapIdeas",
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
                      (v18/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
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
                        "name": "followerCount",
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
                        "alias": null,
                        "args": null,
                        "concreteType": "Board",
                        "kind": "LinkedField",
                        "name": "board",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "voting",
                            "storageKey": null
                          },
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Status",
                        "kind": "LinkedField",
                        "name": "status",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
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
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatar",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "role",
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Tag",
                        "kind": "LinkedField",
                        "name": "tags",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "IdeaSource",
                        "kind": "LinkedField",
                        "name": "source",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "filters": [
              "board",
              "tags"
            ],
            "handle": "connection",
            "key": "RoadmapColumn_roadmapIdeas",
            "kind": "LinkedHandle",
            "name": "roadmapIdeas"
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "41ac1ebc175559715bc39c67c1bc56cb",
    "id": "41ac1ebc175559715bc39c67c1bc56cb",
    "metadata": {},
    "name": "RoadmapPageQuery",
    "operationKind": "query",
    "text": "query RoadmapPageQuery(\n  $first: Int!\n  $after: String\n  $board: String\n  $tags: [String!]\n  $status: String\n) {\n  ...ScreenTitle_query\n  ...RoadmapFilters_query\n  ...RoadmapGoneTag_query\n  ...RoadmapData_query_4pygXl\n  ...Roadmap_query_4pygXl\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment RoadmapCard_idea on Idea {\n  targetMonth\n  statusChangedAt\n  board {\n    name\n    id\n  }\n  status {\n    category\n    id\n  }\n  toldVoters {\n    voterCount\n    toldCount\n  }\n  ...IdeaLink_idea\n  ...VoteButton_idea\n  ...IdeaHeader_idea\n}\n\nfragment RoadmapColumnEnd_status_4vUDzB on Status {\n  roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n    edges {\n      node {\n        id\n        title\n        targetMonth\n        followerCount\n        ...RoadmapCard_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment RoadmapData_query_4pygXl on Query {\n  site {\n    name\n    tagline\n    id\n  }\n  roadmap(status: $status) {\n    roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n      edges {\n        node {\n          number\n          slug\n          title\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment RoadmapFilters_query on Query {\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment RoadmapGoneTag_query on Query {\n  site {\n    tags {\n      slug\n      id\n    }\n    id\n  }\n}\n\nfragment Roadmap_query_4pygXl on Query {\n  viewer {\n    canPlan\n    id\n  }\n  site {\n    statuses {\n      id\n      name\n      category\n      color\n    }\n    id\n  }\n  roadmap(status: $status) {\n    id\n    slug\n    name\n    description\n    category\n    color\n    ...RoadmapColumnEnd_status_4vUDzB\n    roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n      totalCount\n      edges {\n        node {\n          id\n          title\n          targetMonth\n          followerCount\n          ...RoadmapCard_idea\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "ba1c4d3d46c02794251b96430ffeb165";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
