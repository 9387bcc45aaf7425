/**
 * @generated SignedSource<<94e680ba23fb0a8ac83b5ab87527ceda>>
 * @relayHash 2f1b1b7c54736abd3cc332fec489ff16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f1b1b7c54736abd3cc332fec489ff16

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapTestQuery$variables = Record<PropertyKey, never>;
export type RoadmapTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapFilters_query" | "RoadmapGoneTag_query" | "Roadmap_query">;
};
export type RoadmapTestQuery = {
  response: RoadmapTestQuery$data;
  variables: RoadmapTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Status"
},
v9 = {
  "enumValues": [
    "CLOSED",
    "DECLINED",
    "OPEN",
    "PLANNED",
    "SHIPPED",
    "STARTED"
  ],
  "nullable": false,
  "plural": false,
  "type": "StatusCategory"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v14 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Tag"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoadmapTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "Roadmap_query"
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoadmapTestQuery",
    "selections": [
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
            "name": "canPlan",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "roadmap",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v0/*:: as any*/),
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
                      (v1/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "voting",
                            "storageKey": null
                          },
                          (v5/*:: as any*/)
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
                          (v3/*:: as any*/),
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          (v4/*:: as any*/)
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
                      (v7/*:: as any*/),
                      (v5/*:: as any*/),
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
                          (v2/*:: as any*/),
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
                          (v1/*:: as any*/)
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
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          (v4/*:: as any*/)
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
                          (v2/*:: as any*/),
                          (v7/*:: as any*/),
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
            "storageKey": "roadmapIdeas(first:20)"
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "filters": [
              "board",
              "tags"
            ],
            "handle": "connection",
            "key": "RoadmapColumn_roadmapIdeas",
            "kind": "LinkedHandle",
            "name": "roadmapIdeas"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2f1b1b7c54736abd3cc332fec489ff16",
    "id": "2f1b1b7c54736abd3cc332fec489ff16",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "roadmap": (v8/*:: as any*/),
        "roadmap.category": (v9/*:: as any*/),
        "roadmap.color": (v10/*:: as any*/),
        "roadmap.description": (v11/*:: as any*/),
        "roadmap.id": (v12/*:: as any*/),
        "roadmap.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "roadmap.roadmapIdeas.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "roadmap.roadmapIdeas.edges.cursor": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "roadmap.roadmapIdeas.edges.node.__typename": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.author": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "roadmap.roadmapIdeas.edges.node.author.avatar": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.author.id": (v12/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.author.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.author.role": {
          "enumValues": [
            "ADMIN",
            "COLLABORATOR",
            "MEMBER",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "roadmap.roadmapIdeas.edges.node.board": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Board"
        },
        "roadmap.roadmapIdeas.edges.node.board.id": (v12/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.board.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.board.slug": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.board.voting": {
          "enumValues": [
            "EVERYONE",
            "MEMBERS",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Voters"
        },
        "roadmap.roadmapIdeas.edges.node.createdAt": (v13/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.followerCount": (v14/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.id": (v12/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "roadmap.roadmapIdeas.edges.node.importedVotes.count": (v15/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.importedVotes.source": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.number": (v15/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.slug": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.source": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaSource"
        },
        "roadmap.roadmapIdeas.edges.node.source.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.source.number": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.source.url": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "roadmap.roadmapIdeas.edges.node.status.category": (v9/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.status.color": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.status.id": (v12/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.status.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.statusChangedAt": (v13/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.tags": (v16/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.tags.color": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.tags.id": (v12/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.tags.name": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.targetMonth": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.title": (v11/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.toldVoters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ToldVoters"
        },
        "roadmap.roadmapIdeas.edges.node.toldVoters.toldCount": (v15/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.toldVoters.voterCount": (v15/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.viewerCanVote": (v17/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.viewerHasVoted": (v17/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.voteCount": (v15/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.votesAreHidden": (v17/*:: as any*/),
        "roadmap.roadmapIdeas.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "roadmap.roadmapIdeas.pageInfo.endCursor": (v10/*:: as any*/),
        "roadmap.roadmapIdeas.pageInfo.hasNextPage": (v17/*:: as any*/),
        "roadmap.roadmapIdeas.totalCount": (v14/*:: as any*/),
        "roadmap.slug": (v11/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.id": (v12/*:: as any*/),
        "site.boards.name": (v11/*:: as any*/),
        "site.boards.slug": (v11/*:: as any*/),
        "site.id": (v12/*:: as any*/),
        "site.statuses": (v8/*:: as any*/),
        "site.statuses.category": (v9/*:: as any*/),
        "site.statuses.color": (v10/*:: as any*/),
        "site.statuses.id": (v12/*:: as any*/),
        "site.statuses.name": (v11/*:: as any*/),
        "site.tags": (v16/*:: as any*/),
        "site.tags.id": (v12/*:: as any*/),
        "site.tags.name": (v11/*:: as any*/),
        "site.tags.slug": (v11/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canPlan": (v17/*:: as any*/),
        "viewer.id": (v12/*:: as any*/)
      }
    },
    "name": "RoadmapTestQuery",
    "operationKind": "query",
    "text": "query RoadmapTestQuery {\n  ...Roadmap_query_3dfUwN\n  ...RoadmapFilters_query\n  ...RoadmapGoneTag_query\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment RoadmapCard_idea on Idea {\n  targetMonth\n  statusChangedAt\n  board {\n    name\n    id\n  }\n  status {\n    category\n    id\n  }\n  toldVoters {\n    voterCount\n    toldCount\n  }\n  ...IdeaLink_idea\n  ...VoteButton_idea\n  ...IdeaHeader_idea\n}\n\nfragment RoadmapColumnEnd_status_41sFRM on Status {\n  roadmapIdeas(first: 20) {\n    edges {\n      node {\n        id\n        title\n        targetMonth\n        followerCount\n        ...RoadmapCard_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment RoadmapFilters_query on Query {\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment RoadmapGoneTag_query on Query {\n  site {\n    tags {\n      slug\n      id\n    }\n    id\n  }\n}\n\nfragment Roadmap_query_3dfUwN on Query {\n  viewer {\n    canPlan\n    id\n  }\n  site {\n    statuses {\n      id\n      name\n      category\n      color\n    }\n    id\n  }\n  roadmap {\n    id\n    slug\n    name\n    description\n    category\n    color\n    ...RoadmapColumnEnd_status_41sFRM\n    roadmapIdeas(first: 20) {\n      totalCount\n      edges {\n        node {\n          id\n          title\n          targetMonth\n          followerCount\n          ...RoadmapCard_idea\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "83dbd87c2a05bcf778d258d3cb23ff1a";

export default node;
