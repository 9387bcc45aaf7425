/**
 * @generated SignedSource<<df9356b6945f8d32861be83c6e5cb03c>>
 * @relayHash 03d7bcd4f62798307381b68f9c798b1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03d7bcd4f62798307381b68f9c798b1c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModerationQueue = "DELETED" | "PENDING" | "REPORTED" | "SPAM" | "%future added value";
export type QueueListTestQuery$variables = {
  queue: ModerationQueue;
};
export type QueueListTestQuery$data = {
  readonly moderation: {
    readonly " $fragmentSpreads": FragmentRefs<"QueueTabs_moderation">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QueueList_query">;
};
export type QueueListTestQuery = {
  response: QueueListTestQuery$data;
  variables: QueueListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "queue"
  }
],
v1 = {
  "kind": "Variable",
  "name": "queue",
  "variableName": "queue"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v1/*:: as any*/)
],
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
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
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
      "name": "trusted",
      "storageKey": null
    },
    (v6/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  (v3/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Hold",
  "kind": "LinkedField",
  "name": "held",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Report",
  "kind": "LinkedField",
  "name": "reports",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "reporter",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
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
  "plural": false,
  "type": "ID"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Board"
},
v21 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QueueListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ModerationQueues",
        "kind": "LinkedField",
        "name": "moderation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QueueTabs_moderation"
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "QueueList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QueueListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ModerationQueues",
        "kind": "LinkedField",
        "name": "moderation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reportedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spamCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "ModerationItemConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ModerationItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerCanMerge",
                            "storageKey": null
                          },
                          {
                            "alias": "ideaState",
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "excerpt",
                            "storageKey": null
                          },
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "type": "Idea",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": "commentState",
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "body",
                            "storageKey": null
                          },
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Idea",
                            "kind": "LinkedField",
                            "name": "idea",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v8/*:: as any*/),
                              (v5/*:: as any*/),
                              (v11/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "type": "Comment",
                        "abstractKey": null
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isModerationItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "filters": [
              "queue"
            ],
            "handle": "connection",
            "key": "QueueList_items",
            "kind": "LinkedHandle",
            "name": "items"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03d7bcd4f62798307381b68f9c798b1c",
    "id": "03d7bcd4f62798307381b68f9c798b1c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "moderation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ModerationQueues"
        },
        "moderation.deletedCount": (v15/*:: as any*/),
        "moderation.items": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ModerationItemConnection"
        },
        "moderation.items.__id": (v16/*:: as any*/),
        "moderation.items.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ModerationItemEdge"
        },
        "moderation.items.edges.cursor": (v17/*:: as any*/),
        "moderation.items.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ModerationItem"
        },
        "moderation.items.edges.node.__isModerationItem": (v17/*:: as any*/),
        "moderation.items.edges.node.__isNode": (v17/*:: as any*/),
        "moderation.items.edges.node.__typename": (v17/*:: as any*/),
        "moderation.items.edges.node.author": (v18/*:: as any*/),
        "moderation.items.edges.node.author.avatar": (v19/*:: as any*/),
        "moderation.items.edges.node.author.id": (v16/*:: as any*/),
        "moderation.items.edges.node.author.name": (v17/*:: as any*/),
        "moderation.items.edges.node.author.role": {
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
        "moderation.items.edges.node.author.trusted": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "moderation.items.edges.node.board": (v20/*:: as any*/),
        "moderation.items.edges.node.board.id": (v16/*:: as any*/),
        "moderation.items.edges.node.board.name": (v17/*:: as any*/),
        "moderation.items.edges.node.body": (v17/*:: as any*/),
        "moderation.items.edges.node.commentState": {
          "enumValues": (v21/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "moderation.items.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "moderation.items.edges.node.excerpt": (v17/*:: as any*/),
        "moderation.items.edges.node.held": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Hold"
        },
        "moderation.items.edges.node.held.links": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "moderation.items.edges.node.held.reason": {
          "enumValues": [
            "ALL",
            "FIRST_POST",
            "LINKS",
            "TRAPPED",
            "UNGUARDED"
          ],
          "nullable": false,
          "plural": false,
          "type": "HoldReason"
        },
        "moderation.items.edges.node.id": (v16/*:: as any*/),
        "moderation.items.edges.node.idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "moderation.items.edges.node.idea.board": (v20/*:: as any*/),
        "moderation.items.edges.node.idea.board.id": (v16/*:: as any*/),
        "moderation.items.edges.node.idea.board.name": (v17/*:: as any*/),
        "moderation.items.edges.node.idea.id": (v16/*:: as any*/),
        "moderation.items.edges.node.idea.number": (v15/*:: as any*/),
        "moderation.items.edges.node.idea.slug": (v17/*:: as any*/),
        "moderation.items.edges.node.idea.title": (v17/*:: as any*/),
        "moderation.items.edges.node.ideaState": {
          "enumValues": (v21/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "moderation.items.edges.node.number": (v15/*:: as any*/),
        "moderation.items.edges.node.reports": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Report"
        },
        "moderation.items.edges.node.reports.id": (v16/*:: as any*/),
        "moderation.items.edges.node.reports.note": (v17/*:: as any*/),
        "moderation.items.edges.node.reports.reason": {
          "enumValues": [
            "ABUSE",
            "OTHER",
            "PRIVATE",
            "SPAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "ReportReason"
        },
        "moderation.items.edges.node.reports.reporter": (v18/*:: as any*/),
        "moderation.items.edges.node.reports.reporter.id": (v16/*:: as any*/),
        "moderation.items.edges.node.reports.reporter.name": (v17/*:: as any*/),
        "moderation.items.edges.node.slug": (v17/*:: as any*/),
        "moderation.items.edges.node.title": (v17/*:: as any*/),
        "moderation.items.edges.node.viewerCanMerge": (v22/*:: as any*/),
        "moderation.items.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "moderation.items.pageInfo.endCursor": (v19/*:: as any*/),
        "moderation.items.pageInfo.hasNextPage": (v22/*:: as any*/),
        "moderation.pendingCount": (v15/*:: as any*/),
        "moderation.reportedCount": (v15/*:: as any*/),
        "moderation.spamCount": (v15/*:: as any*/)
      }
    },
    "name": "QueueListTestQuery",
    "operationKind": "query",
    "text": "query QueueListTestQuery(\n  $queue: ModerationQueue!\n) {\n  moderation {\n    ...QueueTabs_moderation\n  }\n  ...QueueList_query_4sZ3O0\n}\n\nfragment QueueList_query_4sZ3O0 on Query {\n  moderation {\n    items(queue: $queue, first: 20) {\n      edges {\n        node {\n          __typename\n          ... on Idea {\n            id\n            number\n            title\n            viewerCanMerge\n            ideaState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ... on Comment {\n            id\n            commentState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ...QueueRow_item\n          ... on Node {\n            __isNode: __typename\n            id\n          }\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment QueueRow_item on ModerationItem {\n  __isModerationItem: __typename\n  __typename\n  ... on Idea {\n    id\n    number\n    slug\n    title\n    excerpt\n    createdAt\n    viewerCanMerge\n    author {\n      ...UserByline_user\n      id\n    }\n    board {\n      name\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n  ... on Comment {\n    id\n    body\n    createdAt\n    author {\n      ...UserByline_user\n      id\n    }\n    idea {\n      number\n      slug\n      title\n      board {\n        name\n        id\n      }\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n}\n\nfragment QueueTabs_moderation on ModerationQueues {\n  pendingCount\n  reportedCount\n  spamCount\n  deletedCount\n}\n\nfragment ReportLines_report on Report {\n  id\n  reason\n  note\n  reporter {\n    name\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "d330a7ba822d20c81eb252975eb43b18";

export default node;
