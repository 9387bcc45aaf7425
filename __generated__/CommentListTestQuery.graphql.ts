/**
 * @generated SignedSource<<9b724e2548074377c1316e8755488332>>
 * @relayHash 7ea16359a9c97a05cbc718f6d9e2d618
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ea16359a9c97a05cbc718f6d9e2d618

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListTestQuery$variables = Record<PropertyKey, never>;
export type CommentListTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentList_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_query">;
};
export type CommentListTestQuery = {
  response: CommentListTestQuery$data;
  variables: CommentListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "avatar",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v13 = {
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
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v16 = [
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
    "name": "CommentListTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CommentList_query"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommentList_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CommentListTestQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "formGuard",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanComment",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCommentInternally",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "CommentConnection",
            "kind": "LinkedField",
            "name": "comments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommentEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "internal",
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
                        "concreteType": "Comment",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "editedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanEdit",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanModerate",
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
                          (v2/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "official",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bodyHtml",
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanDelete",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReport",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerHasReported",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReactionCount",
                        "kind": "LinkedField",
                        "name": "reactions",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reaction",
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
                            "name": "viewerHasReacted",
                            "storageKey": null
                          }
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
            "storageKey": "comments(first:50)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "CommentList_comments",
            "kind": "LinkedHandle",
            "name": "comments"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "7ea16359a9c97a05cbc718f6d9e2d618",
    "id": "7ea16359a9c97a05cbc718f6d9e2d618",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v8/*:: as any*/),
        "idea": (v9/*:: as any*/),
        "idea.comments": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CommentConnection"
        },
        "idea.comments.__id": (v10/*:: as any*/),
        "idea.comments.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CommentEdge"
        },
        "idea.comments.edges.cursor": (v8/*:: as any*/),
        "idea.comments.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Comment"
        },
        "idea.comments.edges.node.__typename": (v8/*:: as any*/),
        "idea.comments.edges.node.author": (v11/*:: as any*/),
        "idea.comments.edges.node.author.avatar": (v12/*:: as any*/),
        "idea.comments.edges.node.author.id": (v10/*:: as any*/),
        "idea.comments.edges.node.author.name": (v8/*:: as any*/),
        "idea.comments.edges.node.author.role": (v13/*:: as any*/),
        "idea.comments.edges.node.bodyHtml": (v12/*:: as any*/),
        "idea.comments.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.comments.edges.node.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.comments.edges.node.id": (v10/*:: as any*/),
        "idea.comments.edges.node.internal": (v14/*:: as any*/),
        "idea.comments.edges.node.mergedFrom": (v9/*:: as any*/),
        "idea.comments.edges.node.mergedFrom.id": (v10/*:: as any*/),
        "idea.comments.edges.node.mergedFrom.number": (v15/*:: as any*/),
        "idea.comments.edges.node.official": (v14/*:: as any*/),
        "idea.comments.edges.node.reactions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ReactionCount"
        },
        "idea.comments.edges.node.reactions.count": (v15/*:: as any*/),
        "idea.comments.edges.node.reactions.reaction": {
          "enumValues": [
            "AGREE",
            "CHEER",
            "SMILE",
            "THANKS"
          ],
          "nullable": false,
          "plural": false,
          "type": "Reaction"
        },
        "idea.comments.edges.node.reactions.viewerHasReacted": (v14/*:: as any*/),
        "idea.comments.edges.node.replyTo": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Comment"
        },
        "idea.comments.edges.node.replyTo.id": (v10/*:: as any*/),
        "idea.comments.edges.node.state": {
          "enumValues": (v16/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "idea.comments.edges.node.viewerCanDelete": (v14/*:: as any*/),
        "idea.comments.edges.node.viewerCanEdit": (v14/*:: as any*/),
        "idea.comments.edges.node.viewerCanModerate": (v14/*:: as any*/),
        "idea.comments.edges.node.viewerCanReport": (v14/*:: as any*/),
        "idea.comments.edges.node.viewerHasReported": (v14/*:: as any*/),
        "idea.comments.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "idea.comments.pageInfo.endCursor": (v12/*:: as any*/),
        "idea.comments.pageInfo.hasNextPage": (v14/*:: as any*/),
        "idea.id": (v10/*:: as any*/),
        "idea.state": {
          "enumValues": (v16/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.viewerCanComment": (v14/*:: as any*/),
        "idea.viewerCanCommentInternally": (v14/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.user": (v11/*:: as any*/),
        "viewer.user.__typename": (v8/*:: as any*/),
        "viewer.user.avatar": (v12/*:: as any*/),
        "viewer.user.id": (v10/*:: as any*/),
        "viewer.user.name": (v8/*:: as any*/),
        "viewer.user.role": (v13/*:: as any*/)
      }
    },
    "name": "CommentListTestQuery",
    "operationKind": "query",
    "text": "query CommentListTestQuery {\n  ...CommentList_query\n  idea(id: \"idea_7\") {\n    ...CommentList_idea\n    id\n  }\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentList_idea on Idea {\n  state\n  viewerCanComment\n  ...CommentComposer_idea\n  comments(first: 50) {\n    edges {\n      node {\n        id\n        internal\n        createdAt\n        replyTo {\n          id\n        }\n        ...CommentPost_comment\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CommentList_query on Query {\n  viewer {\n    user {\n      __typename\n      id\n    }\n  }\n  ...CommentComposer_query\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    reaction\n    count\n    viewerHasReacted\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "bde3b57b0023bfda87b39fcbd15f1c23";

export default node;
