/**
 * @generated SignedSource<<119c92333b4e8f3242416f82abe2998a>>
 * @relayHash 417743933b890a4f2b34fd7fb9191c13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 417743933b890a4f2b34fd7fb9191c13

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaListTestQuery$variables = Record<PropertyKey, never>;
export type IdeaListTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"IdeaList_query">;
};
export type IdeaListTestQuery = {
  response: IdeaListTestQuery$data;
  variables: IdeaListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {}
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": "TRENDING"
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
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v14 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v15 = {
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
    "name": "IdeaListTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "IdeaList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdeaListTestQuery",
    "selections": [
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
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Status",
                    "kind": "LinkedField",
                    "name": "status",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "category",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Board",
                    "kind": "LinkedField",
                    "name": "board",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "officialAnswer",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
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
                      (v3/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v6/*:: as any*/)
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
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
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": "ideas(filter:{},first:20,sort:\"TRENDING\")"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": [
          "sort",
          "filter"
        ],
        "handle": "connection",
        "key": "IdeaList_ideas",
        "kind": "LinkedHandle",
        "name": "ideas"
      }
    ]
  },
  "params": {
    "cacheID": "417743933b890a4f2b34fd7fb9191c13",
    "id": "417743933b890a4f2b34fd7fb9191c13",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "ideas": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "ideas.__id": (v8/*:: as any*/),
        "ideas.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "ideas.edges.cursor": (v9/*:: as any*/),
        "ideas.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "ideas.edges.node.__typename": (v9/*:: as any*/),
        "ideas.edges.node.author": (v10/*:: as any*/),
        "ideas.edges.node.author.avatar": (v11/*:: as any*/),
        "ideas.edges.node.author.id": (v8/*:: as any*/),
        "ideas.edges.node.author.name": (v9/*:: as any*/),
        "ideas.edges.node.author.role": {
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
        "ideas.edges.node.board": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Board"
        },
        "ideas.edges.node.board.id": (v8/*:: as any*/),
        "ideas.edges.node.board.name": (v9/*:: as any*/),
        "ideas.edges.node.board.slug": (v9/*:: as any*/),
        "ideas.edges.node.commentCount": (v12/*:: as any*/),
        "ideas.edges.node.createdAt": (v13/*:: as any*/),
        "ideas.edges.node.excerpt": (v9/*:: as any*/),
        "ideas.edges.node.id": (v8/*:: as any*/),
        "ideas.edges.node.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "ideas.edges.node.importedVotes.count": (v12/*:: as any*/),
        "ideas.edges.node.importedVotes.source": (v9/*:: as any*/),
        "ideas.edges.node.number": (v12/*:: as any*/),
        "ideas.edges.node.officialAnswer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Comment"
        },
        "ideas.edges.node.officialAnswer.author": (v10/*:: as any*/),
        "ideas.edges.node.officialAnswer.author.id": (v8/*:: as any*/),
        "ideas.edges.node.officialAnswer.author.name": (v9/*:: as any*/),
        "ideas.edges.node.officialAnswer.excerpt": (v9/*:: as any*/),
        "ideas.edges.node.officialAnswer.id": (v8/*:: as any*/),
        "ideas.edges.node.officialAnswer.state": {
          "enumValues": (v14/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "ideas.edges.node.recentVoteCount": (v12/*:: as any*/),
        "ideas.edges.node.slug": (v9/*:: as any*/),
        "ideas.edges.node.source": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaSource"
        },
        "ideas.edges.node.source.name": (v9/*:: as any*/),
        "ideas.edges.node.source.number": (v9/*:: as any*/),
        "ideas.edges.node.source.url": (v11/*:: as any*/),
        "ideas.edges.node.state": {
          "enumValues": (v14/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "ideas.edges.node.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "ideas.edges.node.status.category": {
          "enumValues": [
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
        "ideas.edges.node.status.color": (v11/*:: as any*/),
        "ideas.edges.node.status.id": (v8/*:: as any*/),
        "ideas.edges.node.status.name": (v9/*:: as any*/),
        "ideas.edges.node.statusChangedAt": (v13/*:: as any*/),
        "ideas.edges.node.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tag"
        },
        "ideas.edges.node.tags.color": (v11/*:: as any*/),
        "ideas.edges.node.tags.id": (v8/*:: as any*/),
        "ideas.edges.node.tags.name": (v9/*:: as any*/),
        "ideas.edges.node.title": (v9/*:: as any*/),
        "ideas.edges.node.viewerCanVote": (v15/*:: as any*/),
        "ideas.edges.node.viewerHasVoted": (v15/*:: as any*/),
        "ideas.edges.node.voteCount": (v12/*:: as any*/),
        "ideas.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "ideas.pageInfo.endCursor": (v11/*:: as any*/),
        "ideas.pageInfo.hasNextPage": (v15/*:: as any*/),
        "ideas.totalCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
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
        "site.boards.id": (v8/*:: as any*/),
        "site.boards.name": (v9/*:: as any*/),
        "site.boards.slug": (v9/*:: as any*/),
        "site.id": (v8/*:: as any*/),
        "site.name": (v9/*:: as any*/),
        "site.tagline": (v9/*:: as any*/)
      }
    },
    "name": "IdeaListTestQuery",
    "operationKind": "query",
    "text": "query IdeaListTestQuery {\n  ...IdeaList_query_2zeeWE\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaAnswer_idea on Idea {\n  officialAnswer {\n    state\n    excerpt\n    author {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment IdeaFacts_idea on Idea {\n  state\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaListData_query_2qjVh2 on Query {\n  site {\n    name\n    tagline\n    boards {\n      slug\n      name\n      id\n    }\n    id\n  }\n  ideas(first: 20, sort: TRENDING, filter: {}) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n\nfragment IdeaListPage_query_2qjVh2 on Query {\n  ideas(first: 20, sort: TRENDING, filter: {}) {\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaList_query_2zeeWE on Query {\n  site {\n    boards {\n      id\n    }\n    id\n  }\n  ...IdeaListData_query_2qjVh2\n  ...IdeaListPage_query_2qjVh2\n  ideas(first: 20, sort: TRENDING, filter: {}) {\n    totalCount\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "c05d41187b0f6f51e6c0c11d0051165a";

export default node;
