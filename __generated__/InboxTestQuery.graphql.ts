/**
 * @generated SignedSource<<99c43e3214bd8499722b94ab5509e6c4>>
 * @relayHash e9dbdc4a57d8537e544d99a4c1e063fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9dbdc4a57d8537e544d99a4c1e063fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxTestQuery$variables = {
  after?: string | null | undefined;
  first: number;
  unread?: boolean | null | undefined;
};
export type InboxTestQuery$data = {
  readonly viewer: {
    readonly unreadNotificationCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ToldKinds_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"InboxList_query">;
};
export type InboxTestQuery = {
  response: InboxTestQuery$data;
  variables: InboxTestQuery$variables;
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
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unread"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "unread",
    "variableName": "unread"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Status"
},
v19 = {
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
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v22 = {
  "enumValues": [
    "AWAITS_APPROVAL",
    "CHANGELOG",
    "COMMENT",
    "MENTION",
    "MERGED",
    "NEW_IDEA",
    "OFFICIAL_ANSWER",
    "REPLY",
    "STATUS_CHANGED"
  ],
  "nullable": false,
  "plural": false,
  "type": "NotificationKind"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
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
    "name": "InboxTestQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "InboxList_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ToldKinds_viewer"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InboxTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "InboxGroupConnection",
            "kind": "LinkedField",
            "name": "inbox",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InboxGroupEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InboxGroup",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "latestAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 5
                          }
                        ],
                        "concreteType": "NotificationConnection",
                        "kind": "LinkedField",
                        "name": "notifications",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "NotificationEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Notification",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "actor",
                                    "plural": false,
                                    "selections": [
                                      (v9/*:: as any*/),
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
                                      (v5/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Comment",
                                    "kind": "LinkedField",
                                    "name": "comment",
                                    "plural": false,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "excerpt",
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
                                    "name": "status",
                                    "plural": false,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v5/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Idea",
                                    "kind": "LinkedField",
                                    "name": "mergedFrom",
                                    "plural": false,
                                    "selections": [
                                      (v11/*:: as any*/),
                                      (v5/*:: as any*/)
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
                        "storageKey": "notifications(first:5)"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "unreadCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Idea",
                        "kind": "LinkedField",
                        "name": "idea",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v6/*:: as any*/),
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
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "color",
                                "storageKey": null
                              },
                              (v10/*:: as any*/),
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Vote",
                            "kind": "LinkedField",
                            "name": "viewerVote",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ChangelogEntry",
                        "kind": "LinkedField",
                        "name": "entry",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          (v5/*:: as any*/)
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "filters": [
              "unread"
            ],
            "handle": "connection",
            "key": "InboxList_inbox",
            "kind": "LinkedHandle",
            "name": "inbox"
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreference",
            "kind": "LinkedField",
            "name": "notificationPreferences",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "channel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "on",
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
    "cacheID": "e9dbdc4a57d8537e544d99a4c1e063fb",
    "id": "e9dbdc4a57d8537e544d99a4c1e063fb",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v13/*:: as any*/),
        "viewer.inbox": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "InboxGroupConnection"
        },
        "viewer.inbox.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "InboxGroupEdge"
        },
        "viewer.inbox.edges.cursor": (v14/*:: as any*/),
        "viewer.inbox.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "InboxGroup"
        },
        "viewer.inbox.edges.node.__typename": (v14/*:: as any*/),
        "viewer.inbox.edges.node.entry": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "viewer.inbox.edges.node.entry.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.entry.slug": (v14/*:: as any*/),
        "viewer.inbox.edges.node.entry.title": (v14/*:: as any*/),
        "viewer.inbox.edges.node.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.idea": (v15/*:: as any*/),
        "viewer.inbox.edges.node.idea.author": (v16/*:: as any*/),
        "viewer.inbox.edges.node.idea.author.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.idea.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.idea.number": (v17/*:: as any*/),
        "viewer.inbox.edges.node.idea.slug": (v14/*:: as any*/),
        "viewer.inbox.edges.node.idea.status": (v18/*:: as any*/),
        "viewer.inbox.edges.node.idea.status.category": (v19/*:: as any*/),
        "viewer.inbox.edges.node.idea.status.color": (v20/*:: as any*/),
        "viewer.inbox.edges.node.idea.status.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.idea.status.name": (v14/*:: as any*/),
        "viewer.inbox.edges.node.idea.title": (v14/*:: as any*/),
        "viewer.inbox.edges.node.idea.viewerVote": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Vote"
        },
        "viewer.inbox.edges.node.idea.viewerVote.createdAt": (v21/*:: as any*/),
        "viewer.inbox.edges.node.idea.viewerVote.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.latestAt": (v21/*:: as any*/),
        "viewer.inbox.edges.node.notifications": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "NotificationConnection"
        },
        "viewer.inbox.edges.node.notifications.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NotificationEdge"
        },
        "viewer.inbox.edges.node.notifications.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Notification"
        },
        "viewer.inbox.edges.node.notifications.edges.node.actor": (v16/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.actor.avatar": (v20/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.actor.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.actor.name": (v14/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.actor.role": {
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
        "viewer.inbox.edges.node.notifications.edges.node.comment": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Comment"
        },
        "viewer.inbox.edges.node.notifications.edges.node.comment.excerpt": (v14/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.comment.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.createdAt": (v21/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.kind": (v22/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.mergedFrom": (v15/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.mergedFrom.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.mergedFrom.title": (v14/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.status": (v18/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.status.category": (v19/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.status.id": (v13/*:: as any*/),
        "viewer.inbox.edges.node.notifications.edges.node.status.name": (v14/*:: as any*/),
        "viewer.inbox.edges.node.unreadCount": (v17/*:: as any*/),
        "viewer.inbox.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.inbox.pageInfo.endCursor": (v20/*:: as any*/),
        "viewer.inbox.pageInfo.hasNextPage": (v23/*:: as any*/),
        "viewer.notificationPreferences": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NotificationPreference"
        },
        "viewer.notificationPreferences.channel": {
          "enumValues": [
            "INBOX",
            "MAIL",
            "PUSH"
          ],
          "nullable": false,
          "plural": false,
          "type": "NotificationChannel"
        },
        "viewer.notificationPreferences.kind": (v22/*:: as any*/),
        "viewer.notificationPreferences.on": (v23/*:: as any*/),
        "viewer.unreadNotificationCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.user": (v16/*:: as any*/),
        "viewer.user.id": (v13/*:: as any*/)
      }
    },
    "name": "InboxTestQuery",
    "operationKind": "query",
    "text": "query InboxTestQuery(\n  $unread: Boolean\n  $first: Int!\n  $after: String\n) {\n  ...InboxList_query_Fa6ey\n  viewer {\n    unreadNotificationCount\n    ...ToldKinds_viewer\n    id\n  }\n}\n\nfragment InboxLines_group on InboxGroup {\n  idea {\n    viewerVote {\n      createdAt\n      id\n    }\n    id\n  }\n  notifications(first: 5) {\n    edges {\n      node {\n        id\n        kind\n        createdAt\n        actor {\n          name\n          avatar\n          role\n          id\n        }\n        comment {\n          id\n          excerpt\n        }\n        status {\n          name\n          category\n          id\n        }\n        mergedFrom {\n          title\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment InboxList_query_Fa6ey on Query {\n  viewer {\n    unreadNotificationCount\n    user {\n      id\n    }\n    inbox(first: $first, after: $after, unread: $unread) {\n      edges {\n        node {\n          id\n          latestAt\n          notifications(first: 5) {\n            edges {\n              node {\n                createdAt\n                id\n              }\n            }\n          }\n          ...InboxRow_group\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    id\n  }\n}\n\nfragment InboxRow_group on InboxGroup {\n  id\n  unreadCount\n  idea {\n    number\n    slug\n    title\n    author {\n      id\n    }\n    status {\n      name\n      color\n      category\n      id\n    }\n    id\n  }\n  entry {\n    slug\n    title\n    id\n  }\n  ...InboxLines_group\n}\n\nfragment ToldKinds_viewer on Viewer {\n  notificationPreferences {\n    kind\n    channel\n    on\n  }\n}\n"
  }
};
})();

(node as any).hash = "5140ddae6deafbd565bb644152d44cd7";

export default node;
