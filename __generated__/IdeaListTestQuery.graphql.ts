/**
 * @generated SignedSource<<8442e1195508db75bcc6f8013da879d9>>
 * @relayHash 870a2025dec1c15d49d4d1cf483a7fb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 870a2025dec1c15d49d4d1cf483a7fb5

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
var v0 = {
  "kind": "Literal",
  "name": "filter",
  "value": {}
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v2 = {
  "kind": "Literal",
  "name": "sort",
  "value": "TRENDING"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "pinnedFirst",
    "value": true
  },
  (v2/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = [
  (v5/*:: as any*/),
  (v3/*:: as any*/)
],
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
  "type": "String"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v19 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaListTestQuery",
    "selections": [
      {
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
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
            "kind": "ScalarField",
            "name": "welcomeHtml",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/),
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
        "args": (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Board",
                    "kind": "LinkedField",
                    "name": "board",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "voting",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v4/*:: as any*/)
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
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "category",
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pinned",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "assignee",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "officialAnswer",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "author",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
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
                      (v3/*:: as any*/)
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
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v9/*:: as any*/)
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
                      (v5/*:: as any*/),
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
                "concreteType": "IdeaMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isClose",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "words",
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
        "storageKey": "ideas(filter:{},first:20,pinnedFirst:true,sort:\"TRENDING\")"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
    "cacheID": "870a2025dec1c15d49d4d1cf483a7fb5",
    "id": "870a2025dec1c15d49d4d1cf483a7fb5",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "ideas": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "ideas.__id": (v12/*:: as any*/),
        "ideas.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "ideas.edges.cursor": (v13/*:: as any*/),
        "ideas.edges.match": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaMatch"
        },
        "ideas.edges.match.isClose": (v14/*:: as any*/),
        "ideas.edges.match.words": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "ideas.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "ideas.edges.node.__typename": (v13/*:: as any*/),
        "ideas.edges.node.assignee": (v15/*:: as any*/),
        "ideas.edges.node.assignee.id": (v12/*:: as any*/),
        "ideas.edges.node.assignee.name": (v13/*:: as any*/),
        "ideas.edges.node.author": (v15/*:: as any*/),
        "ideas.edges.node.author.avatar": (v16/*:: as any*/),
        "ideas.edges.node.author.id": (v12/*:: as any*/),
        "ideas.edges.node.author.name": (v13/*:: as any*/),
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
        "ideas.edges.node.board.id": (v12/*:: as any*/),
        "ideas.edges.node.board.name": (v13/*:: as any*/),
        "ideas.edges.node.board.slug": (v13/*:: as any*/),
        "ideas.edges.node.board.voting": {
          "enumValues": [
            "EVERYONE",
            "MEMBERS",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Voters"
        },
        "ideas.edges.node.commentCount": (v17/*:: as any*/),
        "ideas.edges.node.createdAt": (v18/*:: as any*/),
        "ideas.edges.node.excerpt": (v13/*:: as any*/),
        "ideas.edges.node.id": (v12/*:: as any*/),
        "ideas.edges.node.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "ideas.edges.node.importedVotes.count": (v17/*:: as any*/),
        "ideas.edges.node.importedVotes.source": (v13/*:: as any*/),
        "ideas.edges.node.number": (v17/*:: as any*/),
        "ideas.edges.node.officialAnswer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Comment"
        },
        "ideas.edges.node.officialAnswer.author": (v15/*:: as any*/),
        "ideas.edges.node.officialAnswer.author.id": (v12/*:: as any*/),
        "ideas.edges.node.officialAnswer.author.name": (v13/*:: as any*/),
        "ideas.edges.node.officialAnswer.excerpt": (v13/*:: as any*/),
        "ideas.edges.node.officialAnswer.id": (v12/*:: as any*/),
        "ideas.edges.node.officialAnswer.state": {
          "enumValues": (v19/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "ideas.edges.node.pinned": (v14/*:: as any*/),
        "ideas.edges.node.recentVoteCount": (v17/*:: as any*/),
        "ideas.edges.node.slug": (v13/*:: as any*/),
        "ideas.edges.node.source": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaSource"
        },
        "ideas.edges.node.source.name": (v13/*:: as any*/),
        "ideas.edges.node.source.number": (v13/*:: as any*/),
        "ideas.edges.node.source.url": (v16/*:: as any*/),
        "ideas.edges.node.state": {
          "enumValues": (v19/*:: as any*/),
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
        "ideas.edges.node.status.color": (v16/*:: as any*/),
        "ideas.edges.node.status.id": (v12/*:: as any*/),
        "ideas.edges.node.status.name": (v13/*:: as any*/),
        "ideas.edges.node.statusChangedAt": (v18/*:: as any*/),
        "ideas.edges.node.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tag"
        },
        "ideas.edges.node.tags.color": (v16/*:: as any*/),
        "ideas.edges.node.tags.id": (v12/*:: as any*/),
        "ideas.edges.node.tags.name": (v13/*:: as any*/),
        "ideas.edges.node.targetMonth": (v16/*:: as any*/),
        "ideas.edges.node.title": (v13/*:: as any*/),
        "ideas.edges.node.viewerCanVote": (v14/*:: as any*/),
        "ideas.edges.node.viewerHasVoted": (v14/*:: as any*/),
        "ideas.edges.node.voteCount": (v17/*:: as any*/),
        "ideas.edges.node.votesAreHidden": (v14/*:: as any*/),
        "ideas.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "ideas.pageInfo.endCursor": (v16/*:: as any*/),
        "ideas.pageInfo.hasNextPage": (v14/*:: as any*/),
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
        "site.boards.id": (v12/*:: as any*/),
        "site.boards.name": (v13/*:: as any*/),
        "site.boards.slug": (v13/*:: as any*/),
        "site.id": (v12/*:: as any*/),
        "site.name": (v13/*:: as any*/),
        "site.tagline": (v13/*:: as any*/),
        "site.welcomeHtml": (v13/*:: as any*/)
      }
    },
    "name": "IdeaListTestQuery",
    "operationKind": "query",
    "text": "query IdeaListTestQuery {\n  ...IdeaList_query_2zeeWE\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment FoundIdeas_ideas on IdeaConnection {\n  totalCount\n  edges {\n    match {\n      isClose\n      words\n    }\n    node {\n      id\n      ...FoundRow_idea\n    }\n  }\n}\n\nfragment FoundRow_idea on Idea {\n  number\n  slug\n  title\n  excerpt\n  ...VoteButton_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n}\n\nfragment IdeaAnswer_idea on Idea {\n  officialAnswer {\n    state\n    excerpt\n    author {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment IdeaFacts_idea on Idea {\n  state\n  pinned\n  assignee {\n    name\n    id\n  }\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaListData_query_2qjVh2 on Query {\n  site {\n    name\n    tagline\n    boards {\n      slug\n      name\n      id\n    }\n    id\n  }\n  ideas(first: 20, sort: TRENDING, filter: {}, pinnedFirst: true) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n\nfragment IdeaListPage_query_2qjVh2 on Query {\n  ideas(first: 20, sort: TRENDING, filter: {}, pinnedFirst: true) {\n    edges {\n      match {\n        isClose\n        words\n      }\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaList_query_2zeeWE on Query {\n  site {\n    welcomeHtml\n    boards {\n      id\n    }\n    id\n  }\n  ...IdeaListData_query_2qjVh2\n  ...IdeaListPage_query_2qjVh2\n  ideas(first: 20, sort: TRENDING, filter: {}, pinnedFirst: true) {\n    ...FoundIdeas_ideas\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "c05d41187b0f6f51e6c0c11d0051165a";

export default node;
