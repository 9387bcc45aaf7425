/**
 * @generated SignedSource<<581a3503cb20ef8a12a7e4a478983440>>
 * @relayHash e3191bd1c95bfb4c8cf34c7d0a04552c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3191bd1c95bfb4c8cf34c7d0a04552c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaPagePartsTestQuery$variables = Record<PropertyKey, never>;
export type IdeaPagePartsTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaActs_idea" | "IdeaDiscussion_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaDiscussion_query">;
};
export type IdeaPagePartsTestQuery = {
  response: IdeaPagePartsTestQuery$data;
  variables: IdeaPagePartsTestQuery$variables;
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
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanModerate",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReport",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasReported",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "unread",
    "value": true
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v19 = [
  (v1/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHtml",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v22 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tag",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v33 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v34 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "MergedIdea"
},
v35 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v36 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v37 = {
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
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Comment"
},
v39 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v40 = {
  "enumValues": (v39/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "CommentState"
},
v41 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "IdeaEventValue"
},
v42 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Board"
},
v43 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ChangelogEntry"
},
v44 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Status"
},
v45 = {
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
v46 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Tag"
},
v47 = {
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
    "name": "IdeaPagePartsTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaDiscussion_query"
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
            "name": "IdeaActs_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaDiscussion_idea"
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
    "name": "IdeaPagePartsTestQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanFollow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsFollowing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasMuted",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanVoteForOthers",
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanMerge",
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
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
            "name": "viewerCanLockDiscussion",
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
            "args": (v16/*:: as any*/),
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
                      (v17/*:: as any*/),
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
                          (v18/*:: as any*/),
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
                            "selections": (v19/*:: as any*/),
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "official",
                            "storageKey": null
                          },
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Idea",
                            "kind": "LinkedField",
                            "name": "mergedFrom",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
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
                              (v21/*:: as any*/),
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
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "actor",
                            "plural": false,
                            "selections": (v22/*:: as any*/),
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
                                  (v17/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v8/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Status",
                                "kind": "LinkedField",
                                "name": "status",
                                "plural": false,
                                "selections": [
                                  (v2/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v25/*:: as any*/),
                              (v26/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ChangelogEntry",
                                "kind": "LinkedField",
                                "name": "entry",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/),
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
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/)
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
                                  (v17/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v2/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/)
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
                                  (v17/*:: as any*/),
                                  (v1/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v8/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "IdeaEvent",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v19/*:: as any*/),
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
            "args": (v16/*:: as any*/),
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
              (v12/*:: as any*/)
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
                  (v18/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
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
                  (v20/*:: as any*/)
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
                "selections": (v22/*:: as any*/),
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
              (v21/*:: as any*/),
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
    "cacheID": "e3191bd1c95bfb4c8cf34c7d0a04552c",
    "id": "e3191bd1c95bfb4c8cf34c7d0a04552c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v27/*:: as any*/),
        "idea": (v28/*:: as any*/),
        "idea.commentCount": (v29/*:: as any*/),
        "idea.discussionLock": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DiscussionLock"
        },
        "idea.discussionLock.at": (v30/*:: as any*/),
        "idea.discussionLock.by": (v31/*:: as any*/),
        "idea.discussionLock.by.id": (v32/*:: as any*/),
        "idea.discussionLock.by.name": (v27/*:: as any*/),
        "idea.editedAt": (v33/*:: as any*/),
        "idea.firstMerged": (v34/*:: as any*/),
        "idea.firstMerged.idea": (v28/*:: as any*/),
        "idea.firstMerged.idea.bodyHtml": (v35/*:: as any*/),
        "idea.firstMerged.idea.id": (v32/*:: as any*/),
        "idea.id": (v32/*:: as any*/),
        "idea.locked": (v36/*:: as any*/),
        "idea.mergedFrom": (v34/*:: as any*/),
        "idea.mergedFrom.idea": (v28/*:: as any*/),
        "idea.mergedFrom.idea.author": (v31/*:: as any*/),
        "idea.mergedFrom.idea.author.avatar": (v35/*:: as any*/),
        "idea.mergedFrom.idea.author.id": (v32/*:: as any*/),
        "idea.mergedFrom.idea.author.name": (v27/*:: as any*/),
        "idea.mergedFrom.idea.author.role": (v37/*:: as any*/),
        "idea.mergedFrom.idea.createdAt": (v30/*:: as any*/),
        "idea.mergedFrom.idea.id": (v32/*:: as any*/),
        "idea.mergedFrom.idea.number": (v29/*:: as any*/),
        "idea.mergedFrom.idea.title": (v27/*:: as any*/),
        "idea.number": (v29/*:: as any*/),
        "idea.officialAnswer": (v38/*:: as any*/),
        "idea.officialAnswer.id": (v32/*:: as any*/),
        "idea.officialAnswer.state": (v40/*:: as any*/),
        "idea.slug": (v27/*:: as any*/),
        "idea.state": {
          "enumValues": (v39/*:: as any*/),
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
        "idea.timeline.__id": (v32/*:: as any*/),
        "idea.timeline.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TimelineItemEdge"
        },
        "idea.timeline.edges.cursor": (v27/*:: as any*/),
        "idea.timeline.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TimelineItem"
        },
        "idea.timeline.edges.node.__isNode": (v27/*:: as any*/),
        "idea.timeline.edges.node.__typename": (v27/*:: as any*/),
        "idea.timeline.edges.node.actor": (v31/*:: as any*/),
        "idea.timeline.edges.node.actor.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.actor.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.author": (v31/*:: as any*/),
        "idea.timeline.edges.node.author.avatar": (v35/*:: as any*/),
        "idea.timeline.edges.node.author.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.author.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.author.role": (v37/*:: as any*/),
        "idea.timeline.edges.node.bodyHtml": (v35/*:: as any*/),
        "idea.timeline.edges.node.createdAt": (v30/*:: as any*/),
        "idea.timeline.edges.node.editedAt": (v33/*:: as any*/),
        "idea.timeline.edges.node.from": (v41/*:: as any*/),
        "idea.timeline.edges.node.from.board": (v42/*:: as any*/),
        "idea.timeline.edges.node.from.board.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.from.board.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.entry": (v43/*:: as any*/),
        "idea.timeline.edges.node.from.entry.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.from.entry.slug": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.entry.title": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.idea": (v28/*:: as any*/),
        "idea.timeline.edges.node.from.idea.__typename": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.idea.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.from.idea.number": (v29/*:: as any*/),
        "idea.timeline.edges.node.from.idea.slug": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.idea.title": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.status": (v44/*:: as any*/),
        "idea.timeline.edges.node.from.status.category": (v45/*:: as any*/),
        "idea.timeline.edges.node.from.status.color": (v35/*:: as any*/),
        "idea.timeline.edges.node.from.status.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.from.status.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.tag": (v46/*:: as any*/),
        "idea.timeline.edges.node.from.tag.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.from.tag.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.from.title": (v35/*:: as any*/),
        "idea.timeline.edges.node.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.internal": (v36/*:: as any*/),
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
        "idea.timeline.edges.node.mergedFrom": (v28/*:: as any*/),
        "idea.timeline.edges.node.mergedFrom.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.mergedFrom.number": (v29/*:: as any*/),
        "idea.timeline.edges.node.official": (v36/*:: as any*/),
        "idea.timeline.edges.node.reactions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ReactionCount"
        },
        "idea.timeline.edges.node.reactions.count": (v29/*:: as any*/),
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
        "idea.timeline.edges.node.reactions.viewerHasReacted": (v36/*:: as any*/),
        "idea.timeline.edges.node.replyTo": (v38/*:: as any*/),
        "idea.timeline.edges.node.replyTo.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.state": (v40/*:: as any*/),
        "idea.timeline.edges.node.to": (v41/*:: as any*/),
        "idea.timeline.edges.node.to.board": (v42/*:: as any*/),
        "idea.timeline.edges.node.to.board.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.to.board.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.entry": (v43/*:: as any*/),
        "idea.timeline.edges.node.to.entry.__typename": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.entry.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.to.entry.slug": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.entry.title": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.idea": (v28/*:: as any*/),
        "idea.timeline.edges.node.to.idea.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.to.idea.number": (v29/*:: as any*/),
        "idea.timeline.edges.node.to.idea.slug": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.idea.title": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.status": (v44/*:: as any*/),
        "idea.timeline.edges.node.to.status.__typename": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.status.category": (v45/*:: as any*/),
        "idea.timeline.edges.node.to.status.color": (v35/*:: as any*/),
        "idea.timeline.edges.node.to.status.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.to.status.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.tag": (v46/*:: as any*/),
        "idea.timeline.edges.node.to.tag.id": (v32/*:: as any*/),
        "idea.timeline.edges.node.to.tag.name": (v27/*:: as any*/),
        "idea.timeline.edges.node.to.title": (v35/*:: as any*/),
        "idea.timeline.edges.node.viewerCanDelete": (v36/*:: as any*/),
        "idea.timeline.edges.node.viewerCanEdit": (v36/*:: as any*/),
        "idea.timeline.edges.node.viewerCanModerate": (v36/*:: as any*/),
        "idea.timeline.edges.node.viewerCanReport": (v36/*:: as any*/),
        "idea.timeline.edges.node.viewerHasReported": (v36/*:: as any*/),
        "idea.timeline.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "idea.timeline.pageInfo.endCursor": (v35/*:: as any*/),
        "idea.timeline.pageInfo.hasNextPage": (v36/*:: as any*/),
        "idea.timeline.pageInfo.hasPreviousPage": (v36/*:: as any*/),
        "idea.timeline.pageInfo.startCursor": (v35/*:: as any*/),
        "idea.title": (v27/*:: as any*/),
        "idea.unread": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaUnread"
        },
        "idea.unread.count": (v29/*:: as any*/),
        "idea.unread.firstId": (v47/*:: as any*/),
        "idea.unread.newestId": (v47/*:: as any*/),
        "idea.unread.since": (v30/*:: as any*/),
        "idea.viewerCanComment": (v36/*:: as any*/),
        "idea.viewerCanCommentInternally": (v36/*:: as any*/),
        "idea.viewerCanDelete": (v36/*:: as any*/),
        "idea.viewerCanEdit": (v36/*:: as any*/),
        "idea.viewerCanFollow": (v36/*:: as any*/),
        "idea.viewerCanLockDiscussion": (v36/*:: as any*/),
        "idea.viewerCanMerge": (v36/*:: as any*/),
        "idea.viewerCanModerate": (v36/*:: as any*/),
        "idea.viewerCanReact": (v36/*:: as any*/),
        "idea.viewerCanReport": (v36/*:: as any*/),
        "idea.viewerCanVoteForOthers": (v36/*:: as any*/),
        "idea.viewerHasMuted": (v36/*:: as any*/),
        "idea.viewerHasReported": (v36/*:: as any*/),
        "idea.viewerIsFollowing": (v36/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v32/*:: as any*/),
        "viewer.user": (v31/*:: as any*/),
        "viewer.user.avatar": (v35/*:: as any*/),
        "viewer.user.id": (v32/*:: as any*/),
        "viewer.user.name": (v27/*:: as any*/),
        "viewer.user.role": (v37/*:: as any*/)
      }
    },
    "name": "IdeaPagePartsTestQuery",
    "operationKind": "query",
    "text": "query IdeaPagePartsTestQuery {\n  ...IdeaDiscussion_query\n  idea(id: \"idea_7\") {\n    ...IdeaActs_idea\n    ...IdeaDiscussion_idea\n    id\n  }\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentListHead_idea on Idea {\n  locked\n  viewerCanReact\n  officialAnswer {\n    id\n    state\n  }\n  mergedFrom {\n    idea {\n      id\n      createdAt\n      ...MergedIdea_idea\n    }\n  }\n  firstMerged: mergedFrom(first: 3) {\n    idea {\n      id\n      ...IdeaBody_idea\n    }\n  }\n  ...DiscussionLockNote_idea\n  ...useUnread_idea\n}\n\nfragment CommentList_idea_3QuIpO on Idea {\n  id\n  state\n  commentCount\n  viewerCanComment\n  ...CommentComposer_idea\n  timeline(unread: true) {\n    edges {\n      cursor\n      node {\n        __typename\n        ... on Comment {\n          id\n          internal\n          createdAt\n          author {\n            id\n          }\n          replyTo {\n            id\n          }\n          ...CommentPost_comment\n        }\n        ... on IdeaEvent {\n          id\n          kind\n          createdAt\n          ...EventLine_event\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}\n\nfragment CommentList_query on Query {\n  viewer {\n    user {\n      id\n    }\n    id\n  }\n  ...CommentComposer_query\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment DiscussionLockNote_idea on Idea {\n  viewerCanComment\n  discussionLock {\n    at\n    by {\n      name\n      id\n    }\n  }\n}\n\nfragment EditItems_idea on Idea {\n  id\n  viewerCanEdit\n  viewerCanModerate\n  editedAt\n}\n\nfragment EventLine_event on IdeaEvent {\n  kind\n  createdAt\n  actor {\n    name\n    id\n  }\n  from {\n    idea {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n  to {\n    idea {\n      id\n    }\n    status {\n      __typename\n      id\n    }\n    entry {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n}\n\nfragment EventLine_value on IdeaEventValue {\n  title\n  status {\n    name\n    color\n    category\n    id\n  }\n  board {\n    name\n    id\n  }\n  tag {\n    name\n    id\n  }\n  idea {\n    number\n    slug\n    title\n    id\n  }\n  entry {\n    slug\n    title\n    id\n  }\n}\n\nfragment FollowButton_idea on Idea {\n  id\n  viewerCanFollow\n  viewerIsFollowing\n}\n\nfragment IdeaActs_idea on Idea {\n  ...FollowButton_idea\n  ...MutedButton_idea\n  ...ShareButton_idea\n  ...EditItems_idea\n  ...VoteForMenu_idea\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment IdeaDiscussion_idea on Idea {\n  id\n  commentCount\n  ...CommentList_idea_3QuIpO\n  ...CommentListHead_idea\n}\n\nfragment IdeaDiscussion_query on Query {\n  ...CommentList_query\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n  ...useLockItem_idea\n  ...useMuteItem_idea\n}\n\nfragment MergedIdea_idea on Idea {\n  id\n  number\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n}\n\nfragment MutedButton_idea on Idea {\n  id\n  viewerHasMuted\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment ShareButton_idea on Idea {\n  id\n  number\n  slug\n  title\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteForMenu_idea on Idea {\n  id\n  viewerCanVoteForOthers\n  ...IdeaTools_idea\n}\n\nfragment useLockItem_idea on Idea {\n  id\n  locked\n  viewerCanLockDiscussion\n}\n\nfragment useMuteItem_idea on Idea {\n  id\n  viewerCanFollow\n  viewerHasMuted\n}\n\nfragment useUnread_idea on Idea {\n  id\n  unread {\n    since\n    count\n    firstId\n    newestId\n  }\n}\n"
  }
};
})();

(node as any).hash = "90c5cca050ab9dac0897640c82bf9322";

export default node;
