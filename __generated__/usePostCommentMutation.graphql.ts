/**
 * @generated SignedSource<<b881ebdec9ddfa9ad80bd38a7b131e46>>
 * @relayHash 9e90b9055e3f439d6146da0d5d516e6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e90b9055e3f439d6146da0d5d516e6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type Reaction = "AGREE" | "CHEER" | "SMILE" | "THANKS" | "%future added value";
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type FormGuardInput = {
  token: string;
  website: string;
};
export type usePostCommentMutation$variables = {
  body: string;
  clientMutationId?: string | null | undefined;
  connections: ReadonlyArray<string>;
  guard?: FormGuardInput | null | undefined;
  ideaId: string;
  internal?: boolean | null | undefined;
  replyToId?: string | null | undefined;
};
export type usePostCommentMutation$data = {
  readonly postComment: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly idea: {
      readonly commentCount: number;
      readonly id: string;
      readonly locked: boolean;
      readonly viewerCanComment: boolean;
      readonly viewerIsFollowing: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"DiscussionLockNote_idea">;
    } | null | undefined;
    readonly timelineEdge: {
      readonly cursor: string;
      readonly node: {
        readonly __typename: "Comment";
        readonly author: {
          readonly id: string;
        } | null | undefined;
        readonly createdAt: string;
        readonly id: string;
        readonly internal: boolean;
        readonly post: {
          readonly " $fragmentSpreads": FragmentRefs<"CommentPost_comment">;
        } | null | undefined;
        readonly replyTo: {
          readonly id: string;
        } | null | undefined;
        readonly state: CommentState;
      } | {
        // This will never be '%other', but we need some
        // value in case none of the concrete values match.
        readonly __typename: "%other";
      };
    } | null | undefined;
  } | null | undefined;
};
export type usePostCommentMutation$rawResponse = {
  readonly postComment: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly reason: string;
    }>;
    readonly idea: {
      readonly commentCount: number;
      readonly discussionLock: {
        readonly at: string;
        readonly by: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly locked: boolean;
      readonly viewerCanComment: boolean;
      readonly viewerIsFollowing: boolean;
    } | null | undefined;
    readonly timelineEdge: {
      readonly cursor: string;
      readonly node: {
        readonly __typename: "Comment";
        readonly __isNode: "Comment";
        readonly author: {
          readonly avatar: string | null | undefined;
          readonly id: string;
          readonly name: string;
          readonly role: Role;
        } | null | undefined;
        readonly bodyHtml: string | null | undefined;
        readonly createdAt: string;
        readonly editedAt: string | null | undefined;
        readonly id: string;
        readonly internal: boolean;
        readonly mergedFrom: {
          readonly id: string;
          readonly number: number;
        } | null | undefined;
        readonly official: boolean;
        readonly reactions: ReadonlyArray<{
          readonly count: number;
          readonly reaction: Reaction;
          readonly viewerHasReacted: boolean;
        }>;
        readonly replyTo: {
          readonly id: string;
        } | null | undefined;
        readonly state: CommentState;
        readonly viewerCanDelete: boolean;
        readonly viewerCanEdit: boolean;
        readonly viewerCanModerate: boolean;
        readonly viewerCanReport: boolean;
        readonly viewerHasReported: boolean;
      } | {
        readonly __typename: string;
        readonly __isNode?: string;
        readonly id?: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type usePostCommentMutation = {
  rawResponse: usePostCommentMutation$rawResponse;
  response: usePostCommentMutation$data;
  variables: usePostCommentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guard"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "internal"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "replyToId"
},
v7 = [
  {
    "kind": "Variable",
    "name": "body",
    "variableName": "body"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "guard",
    "variableName": "guard"
  },
  {
    "kind": "Variable",
    "name": "ideaId",
    "variableName": "ideaId"
  },
  {
    "kind": "Variable",
    "name": "internal",
    "variableName": "internal"
  },
  {
    "kind": "Variable",
    "name": "replyToId",
    "variableName": "replyToId"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "UserErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internal",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v20 = [
  (v16/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Comment",
  "kind": "LinkedField",
  "name": "replyTo",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsFollowing",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanComment",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePostCommentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "PostCommentPayload",
        "kind": "LinkedField",
        "name": "postComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineItemEdge",
            "kind": "LinkedField",
            "name": "timelineEdge",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "CommentPost_comment"
                            }
                          ],
                          "type": "Comment",
                          "abstractKey": null
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "post"
                      }
                    ],
                    "type": "Comment",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
              (v16/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DiscussionLockNote_idea"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePostCommentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "PostCommentPayload",
        "kind": "LinkedField",
        "name": "postComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineItemEdge",
            "kind": "LinkedField",
            "name": "timelineEdge",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v12/*:: as any*/),
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
                      (v21/*:: as any*/),
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
                          (v16/*:: as any*/)
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
                      }
                    ],
                    "type": "Comment",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v20/*:: as any*/),
                    "type": "Node",
                    "abstractKey": "__isNode"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "timelineEdge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "idea",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DiscussionLock",
                "kind": "LinkedField",
                "name": "discussionLock",
                "plural": false,
                "selections": [
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v16/*:: as any*/)
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
    ]
  },
  "params": {
    "cacheID": "9e90b9055e3f439d6146da0d5d516e6b",
    "id": "9e90b9055e3f439d6146da0d5d516e6b",
    "metadata": {},
    "name": "usePostCommentMutation",
    "operationKind": "mutation",
    "text": "mutation usePostCommentMutation(\n  $ideaId: ID!\n  $body: String!\n  $replyToId: ID\n  $internal: Boolean\n  $guard: FormGuardInput\n  $clientMutationId: String\n) {\n  postComment(ideaId: $ideaId, body: $body, replyToId: $replyToId, internal: $internal, guard: $guard, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      field\n      ...problems_error\n    }\n    timelineEdge {\n      cursor\n      node {\n        __typename\n        ... on Comment {\n          id\n          state\n          internal\n          createdAt\n          author {\n            id\n          }\n          replyTo {\n            id\n          }\n          ...CommentPost_comment\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n    idea {\n      id\n      commentCount\n      viewerIsFollowing\n      locked\n      viewerCanComment\n      ...DiscussionLockNote_idea\n    }\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment DiscussionLockNote_idea on Idea {\n  viewerCanComment\n  discussionLock {\n    at\n    by {\n      name\n      id\n    }\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "a650ddc1a300bb35eb5d9bd66b3b77df";

export default node;
