/**
 * @generated SignedSource<<e256d076d6c4ef797bc700cef403ef92>>
 * @relayHash 74311ed420723d1065f355b79e1eb0b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74311ed420723d1065f355b79e1eb0b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentTimelineTestQuery$variables = Record<PropertyKey, never>;
export type CommentTimelineTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentListHead_idea" | "CommentList_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_query">;
};
export type CommentTimelineTestQuery = {
  response: CommentTimelineTestQuery$data;
  variables: CommentTimelineTestQuery$variables;
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
  "name": "avatar",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
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
    "name": "unread",
    "value": true
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  (v1/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHtml",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tag",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v26 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "MergedIdea"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v30 = {
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
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Comment"
},
v32 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v33 = {
  "enumValues": (v32/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "CommentState"
},
v34 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "IdeaEventValue"
},
v35 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Board"
},
v36 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ChangelogEntry"
},
v37 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Status"
},
v38 = {
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
v39 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Tag"
},
v40 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommentTimelineTestQuery",
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommentListHead_idea"
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
    "name": "CommentTimelineTestQuery",
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
            "selections": (v5/*:: as any*/),
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
          (v1/*:: as any*/),
          (v6/*:: as any*/),
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
            "name": "viewerCanComment",
            "storageKey": null
          },
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
            "concreteType": "TimelineItemConnection",
            "kind": "LinkedField",
            "name": "timeline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TimelineItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "internal",
                            "storageKey": null
                          },
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Comment",
                            "kind": "LinkedField",
                            "name": "replyTo",
                            "plural": false,
                            "selections": (v10/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "official",
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Idea",
                            "kind": "LinkedField",
                            "name": "mergedFrom",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              (v1/*:: as any*/)
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
                              (v13/*:: as any*/),
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
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "actor",
                            "plural": false,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "IdeaEventValue",
                            "kind": "LinkedField",
                            "name": "from",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Idea",
                                "kind": "LinkedField",
                                "name": "idea",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Status",
                                "kind": "LinkedField",
                                "name": "status",
                                "plural": false,
                                "selections": [
                                  (v2/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ChangelogEntry",
                                "kind": "LinkedField",
                                "name": "entry",
                                "plural": false,
                                "selections": [
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "IdeaEventValue",
                            "kind": "LinkedField",
                            "name": "to",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Idea",
                                "kind": "LinkedField",
                                "name": "idea",
                                "plural": false,
                                "selections": [
                                  (v1/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/)
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
                                  (v8/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v2/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/)
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
                                  (v8/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v16/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "IdeaEvent",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v10/*:: as any*/),
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
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startCursor",
                    "storageKey": null
                  },
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPreviousPage",
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
            "storageKey": "timeline(unread:true)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "CommentList_timeline",
            "kind": "LinkedHandle",
            "name": "timeline"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReact",
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
              (v1/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MergedIdea",
            "kind": "LinkedField",
            "name": "mergedFrom",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "idea",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "author",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "firstMerged",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 3
              }
            ],
            "concreteType": "MergedIdea",
            "kind": "LinkedField",
            "name": "mergedFrom",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "idea",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "mergedFrom(first:3)"
          },
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
                "selections": (v14/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaUnread",
            "kind": "LinkedField",
            "name": "unread",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newestId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "74311ed420723d1065f355b79e1eb0b0",
    "id": "74311ed420723d1065f355b79e1eb0b0",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v21/*:: as any*/),
        "idea": (v22/*:: as any*/),
        "idea.commentCount": (v23/*:: as any*/),
        "idea.discussionLock": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DiscussionLock"
        },
        "idea.discussionLock.at": (v24/*:: as any*/),
        "idea.discussionLock.by": (v25/*:: as any*/),
        "idea.discussionLock.by.id": (v26/*:: as any*/),
        "idea.discussionLock.by.name": (v21/*:: as any*/),
        "idea.firstMerged": (v27/*:: as any*/),
        "idea.firstMerged.idea": (v22/*:: as any*/),
        "idea.firstMerged.idea.bodyHtml": (v28/*:: as any*/),
        "idea.firstMerged.idea.id": (v26/*:: as any*/),
        "idea.id": (v26/*:: as any*/),
        "idea.locked": (v29/*:: as any*/),
        "idea.mergedFrom": (v27/*:: as any*/),
        "idea.mergedFrom.idea": (v22/*:: as any*/),
        "idea.mergedFrom.idea.author": (v25/*:: as any*/),
        "idea.mergedFrom.idea.author.avatar": (v28/*:: as any*/),
        "idea.mergedFrom.idea.author.id": (v26/*:: as any*/),
        "idea.mergedFrom.idea.author.name": (v21/*:: as any*/),
        "idea.mergedFrom.idea.author.role": (v30/*:: as any*/),
        "idea.mergedFrom.idea.createdAt": (v24/*:: as any*/),
        "idea.mergedFrom.idea.id": (v26/*:: as any*/),
        "idea.mergedFrom.idea.number": (v23/*:: as any*/),
        "idea.mergedFrom.idea.title": (v21/*:: as any*/),
        "idea.officialAnswer": (v31/*:: as any*/),
        "idea.officialAnswer.id": (v26/*:: as any*/),
        "idea.officialAnswer.state": (v33/*:: as any*/),
        "idea.state": {
          "enumValues": (v32/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.timeline": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TimelineItemConnection"
        },
        "idea.timeline.__id": (v26/*:: as any*/),
        "idea.timeline.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TimelineItemEdge"
        },
        "idea.timeline.edges.cursor": (v21/*:: as any*/),
        "idea.timeline.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TimelineItem"
        },
        "idea.timeline.edges.node.__isNode": (v21/*:: as any*/),
        "idea.timeline.edges.node.__typename": (v21/*:: as any*/),
        "idea.timeline.edges.node.actor": (v25/*:: as any*/),
        "idea.timeline.edges.node.actor.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.actor.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.author": (v25/*:: as any*/),
        "idea.timeline.edges.node.author.avatar": (v28/*:: as any*/),
        "idea.timeline.edges.node.author.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.author.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.author.role": (v30/*:: as any*/),
        "idea.timeline.edges.node.bodyHtml": (v28/*:: as any*/),
        "idea.timeline.edges.node.createdAt": (v24/*:: as any*/),
        "idea.timeline.edges.node.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.timeline.edges.node.from": (v34/*:: as any*/),
        "idea.timeline.edges.node.from.board": (v35/*:: as any*/),
        "idea.timeline.edges.node.from.board.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.from.board.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.entry": (v36/*:: as any*/),
        "idea.timeline.edges.node.from.entry.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.from.entry.slug": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.entry.title": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.idea": (v22/*:: as any*/),
        "idea.timeline.edges.node.from.idea.__typename": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.idea.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.from.idea.number": (v23/*:: as any*/),
        "idea.timeline.edges.node.from.idea.slug": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.idea.title": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.status": (v37/*:: as any*/),
        "idea.timeline.edges.node.from.status.category": (v38/*:: as any*/),
        "idea.timeline.edges.node.from.status.color": (v28/*:: as any*/),
        "idea.timeline.edges.node.from.status.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.from.status.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.tag": (v39/*:: as any*/),
        "idea.timeline.edges.node.from.tag.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.from.tag.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.from.title": (v28/*:: as any*/),
        "idea.timeline.edges.node.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.internal": (v29/*:: as any*/),
        "idea.timeline.edges.node.kind": {
          "enumValues": [
            "ANNOUNCED",
            "LOCKED",
            "MERGED",
            "MOVED",
            "POSTED",
            "RETITLED",
            "STATUS_CHANGED",
            "TAGGED",
            "UNLOCKED",
            "UNMERGED",
            "UNTAGGED"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaEventKind"
        },
        "idea.timeline.edges.node.mergedFrom": (v22/*:: as any*/),
        "idea.timeline.edges.node.mergedFrom.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.mergedFrom.number": (v23/*:: as any*/),
        "idea.timeline.edges.node.official": (v29/*:: as any*/),
        "idea.timeline.edges.node.reactions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ReactionCount"
        },
        "idea.timeline.edges.node.reactions.count": (v23/*:: as any*/),
        "idea.timeline.edges.node.reactions.reaction": {
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
        "idea.timeline.edges.node.reactions.viewerHasReacted": (v29/*:: as any*/),
        "idea.timeline.edges.node.replyTo": (v31/*:: as any*/),
        "idea.timeline.edges.node.replyTo.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.state": (v33/*:: as any*/),
        "idea.timeline.edges.node.to": (v34/*:: as any*/),
        "idea.timeline.edges.node.to.board": (v35/*:: as any*/),
        "idea.timeline.edges.node.to.board.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.to.board.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.entry": (v36/*:: as any*/),
        "idea.timeline.edges.node.to.entry.__typename": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.entry.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.to.entry.slug": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.entry.title": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.idea": (v22/*:: as any*/),
        "idea.timeline.edges.node.to.idea.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.to.idea.number": (v23/*:: as any*/),
        "idea.timeline.edges.node.to.idea.slug": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.idea.title": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.status": (v37/*:: as any*/),
        "idea.timeline.edges.node.to.status.__typename": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.status.category": (v38/*:: as any*/),
        "idea.timeline.edges.node.to.status.color": (v28/*:: as any*/),
        "idea.timeline.edges.node.to.status.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.to.status.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.tag": (v39/*:: as any*/),
        "idea.timeline.edges.node.to.tag.id": (v26/*:: as any*/),
        "idea.timeline.edges.node.to.tag.name": (v21/*:: as any*/),
        "idea.timeline.edges.node.to.title": (v28/*:: as any*/),
        "idea.timeline.edges.node.viewerCanDelete": (v29/*:: as any*/),
        "idea.timeline.edges.node.viewerCanEdit": (v29/*:: as any*/),
        "idea.timeline.edges.node.viewerCanModerate": (v29/*:: as any*/),
        "idea.timeline.edges.node.viewerCanReport": (v29/*:: as any*/),
        "idea.timeline.edges.node.viewerHasReported": (v29/*:: as any*/),
        "idea.timeline.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "idea.timeline.pageInfo.endCursor": (v28/*:: as any*/),
        "idea.timeline.pageInfo.hasNextPage": (v29/*:: as any*/),
        "idea.timeline.pageInfo.hasPreviousPage": (v29/*:: as any*/),
        "idea.timeline.pageInfo.startCursor": (v28/*:: as any*/),
        "idea.unread": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaUnread"
        },
        "idea.unread.count": (v23/*:: as any*/),
        "idea.unread.firstId": (v40/*:: as any*/),
        "idea.unread.newestId": (v40/*:: as any*/),
        "idea.unread.since": (v24/*:: as any*/),
        "idea.viewerCanComment": (v29/*:: as any*/),
        "idea.viewerCanCommentInternally": (v29/*:: as any*/),
        "idea.viewerCanReact": (v29/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v26/*:: as any*/),
        "viewer.user": (v25/*:: as any*/),
        "viewer.user.avatar": (v28/*:: as any*/),
        "viewer.user.id": (v26/*:: as any*/),
        "viewer.user.name": (v21/*:: as any*/),
        "viewer.user.role": (v30/*:: as any*/)
      }
    },
    "name": "CommentTimelineTestQuery",
    "operationKind": "query",
    "text": "query CommentTimelineTestQuery {\n  ...CommentList_query\n  idea(id: \"idea_7\") {\n    ...CommentList_idea\n    ...CommentListHead_idea\n    id\n  }\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentListHead_idea on Idea {\n  locked\n  viewerCanReact\n  officialAnswer {\n    id\n    state\n  }\n  mergedFrom {\n    idea {\n      id\n      createdAt\n      ...MergedIdea_idea\n    }\n  }\n  firstMerged: mergedFrom(first: 3) {\n    idea {\n      id\n      ...IdeaBody_idea\n    }\n  }\n  ...DiscussionLockNote_idea\n  ...useUnread_idea\n}\n\nfragment CommentList_idea on Idea {\n  id\n  state\n  commentCount\n  viewerCanComment\n  ...CommentComposer_idea\n  timeline(unread: true) {\n    edges {\n      cursor\n      node {\n        __typename\n        ... on Comment {\n          id\n          internal\n          createdAt\n          author {\n            id\n          }\n          replyTo {\n            id\n          }\n          ...CommentPost_comment\n        }\n        ... on IdeaEvent {\n          id\n          kind\n          createdAt\n          ...EventLine_event\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}\n\nfragment CommentList_query on Query {\n  viewer {\n    user {\n      id\n    }\n    id\n  }\n  ...CommentComposer_query\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment DiscussionLockNote_idea on Idea {\n  viewerCanComment\n  discussionLock {\n    at\n    by {\n      name\n      id\n    }\n  }\n}\n\nfragment EventLine_event on IdeaEvent {\n  kind\n  createdAt\n  actor {\n    name\n    id\n  }\n  from {\n    idea {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n  to {\n    idea {\n      id\n    }\n    status {\n      __typename\n      id\n    }\n    entry {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n}\n\nfragment EventLine_value on IdeaEventValue {\n  title\n  status {\n    name\n    color\n    category\n    id\n  }\n  board {\n    name\n    id\n  }\n  tag {\n    name\n    id\n  }\n  idea {\n    number\n    slug\n    title\n    id\n  }\n  entry {\n    slug\n    title\n    id\n  }\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment MergedIdea_idea on Idea {\n  id\n  number\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment useUnread_idea on Idea {\n  id\n  unread {\n    since\n    count\n    firstId\n    newestId\n  }\n}\n"
  }
};
})();

(node as any).hash = "db822745084101c2296a653f39de73b5";

export default node;
