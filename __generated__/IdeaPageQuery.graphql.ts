/**
 * @generated SignedSource<<cb288336faea677dc3a6b2f6bdedcbeb>>
 * @relayHash 72cdb2db9f4e9a077e036979b731644f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72cdb2db9f4e9a077e036979b731644f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaPageQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type IdeaPageQuery$data = {
  readonly idea: {
    readonly id: string;
    readonly number: number;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"AllVoters_idea" | "AskedForThis_idea" | "EditableBody_idea" | "ForTeam_idea" | "HowItWent_idea" | "IdeaActs_idea" | "IdeaBar_idea" | "IdeaBody_idea" | "IdeaDiscussion_idea" | "IdeaHead_idea" | "IdeaHeader_idea" | "IdeaMergeRedirect_idea" | "IdeaMerges_idea" | "IdeaNews_idea" | "IdeaStatus_idea" | "IdeaStructuredData_idea" | "IdeaTools_idea" | "IdeaVoters_idea" | "OfficialAnswer_idea" | "ReadOnOpen_idea" | "StatusMenu_idea" | "VoteReasonField_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaDiscussion_query" | "IdeaHead_query" | "IdeaStructuredData_query">;
};
export type IdeaPageQuery = {
  response: IdeaPageQuery$data;
  variables: IdeaPageQuery$variables;
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
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
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
  "name": "slug",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v11 = [
  (v3/*:: as any*/),
  (v8/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "status",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHtml",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v3/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v23 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "unread",
    "value": true
  }
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internal",
  "storageKey": null
},
v26 = [
  (v3/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanModerate",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "official",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Idea",
  "kind": "LinkedField",
  "name": "mergedFrom",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReport",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasReported",
  "storageKey": null
},
v34 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v34/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tag",
  "plural": false,
  "selections": (v34/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IdeaPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaHead_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaStructuredData_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaDiscussion_query"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ForTeam_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaHead_idea"
          },
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "IdeaStructuredData_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaBar_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaHeader_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaMergeRedirect_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaMerges_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaBody_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaVoters_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaNews_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AskedForThis_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HowItWent_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfficialAnswer_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaActs_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadOnOpen_idea"
          },
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "IdeaDiscussion_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaTools_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllVoters_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoteReasonField_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditableBody_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StatusMenu_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaStatus_idea"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "IdeaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanPin",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "countsHidden",
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
            "name": "assignee",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
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
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "board",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voting",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v23/*:: as any*/),
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
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          (v13/*:: as any*/),
                          (v25/*:: as any*/),
                          (v20/*:: as any*/),
                          (v19/*:: as any*/),
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Comment",
                            "kind": "LinkedField",
                            "name": "replyTo",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
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
                              (v15/*:: as any*/),
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
                        "selections": (v26/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "actor",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
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
                                  (v24/*:: as any*/),
                                  (v3/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v12/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v12/*:: as any*/),
                              (v18/*:: as any*/),
                              (v35/*:: as any*/),
                              (v36/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ChangelogEntry",
                                "kind": "LinkedField",
                                "name": "entry",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v3/*:: as any*/)
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
                                  (v3/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v12/*:: as any*/)
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
                                  (v24/*:: as any*/),
                                  (v3/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v17/*:: as any*/)
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
                                  (v24/*:: as any*/),
                                  (v3/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v12/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v12/*:: as any*/),
                              (v35/*:: as any*/),
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "IdeaEvent",
                        "abstractKey": null
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v23/*:: as any*/),
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
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/),
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
              (v8/*:: as any*/),
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
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "mergedInto",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v3/*:: as any*/)
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
              (v14/*:: as any*/),
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "idea",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanUnmerge",
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  (v38/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v37/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "UserConnection",
            "kind": "LinkedField",
            "name": "voters",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "voters(first:8)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangelogEntry",
            "kind": "LinkedField",
            "name": "changelogEntries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labels",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Vote",
            "kind": "LinkedField",
            "name": "viewerVote",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "why",
                "storageKey": null
              }
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withoutAddressCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatusStep",
            "kind": "LinkedField",
            "name": "statusSteps",
            "plural": true,
            "selections": [
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v17/*:: as any*/),
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
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "officialAnswer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v13/*:: as any*/),
              (v19/*:: as any*/),
              (v25/*:: as any*/),
              (v29/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v30/*:: as any*/),
              (v38/*:: as any*/),
              (v31/*:: as any*/),
              (v28/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/)
            ],
            "storageKey": null
          },
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
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanVoteForOthers",
            "storageKey": null
          },
          (v31/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanMerge",
            "storageKey": null
          },
          (v32/*:: as any*/),
          (v33/*:: as any*/),
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
            "concreteType": "InboxGroup",
            "kind": "LinkedField",
            "name": "viewerInboxGroup",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadCount",
                "storageKey": null
              }
            ],
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
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReact",
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
                  (v3/*:: as any*/),
                  (v19/*:: as any*/)
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
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": (v34/*:: as any*/),
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
              (v15/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanExplainVote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "editedBy",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanSetStatus",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "72cdb2db9f4e9a077e036979b731644f",
    "id": "72cdb2db9f4e9a077e036979b731644f",
    "metadata": {},
    "name": "IdeaPageQuery",
    "operationKind": "query",
    "text": "query IdeaPageQuery(\n  $id: ID!\n  $after: String\n) {\n  ...IdeaHead_query\n  ...IdeaStructuredData_query\n  ...IdeaDiscussion_query\n  idea(id: $id) {\n    id\n    number\n    slug\n    ...ForTeam_idea\n    ...IdeaHead_idea\n    ...IdeaStructuredData_idea_WGPvJ\n    ...IdeaBar_idea\n    ...IdeaHeader_idea\n    ...IdeaMergeRedirect_idea\n    ...IdeaMerges_idea\n    ...IdeaBody_idea\n    ...IdeaVoters_idea\n    ...IdeaNews_idea\n    ...AskedForThis_idea\n    ...HowItWent_idea\n    ...OfficialAnswer_idea\n    ...IdeaActs_idea\n    ...ReadOnOpen_idea\n    ...IdeaDiscussion_idea_WGPvJ\n    ...IdeaTools_idea\n    ...AllVoters_idea\n    ...VoteReasonField_idea\n    ...EditableBody_idea\n    ...StatusMenu_idea\n    ...IdeaStatus_idea\n  }\n}\n\nfragment AllVoters_idea on Idea {\n  id\n  voteCount\n  importedVoteCount\n}\n\nfragment AskedForThis_idea on Idea {\n  statusChangedAt\n  viewerVote {\n    createdAt\n    id\n  }\n  toldVoters {\n    voterCount\n    toldCount\n    withoutAddressCount\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentListHead_idea on Idea {\n  locked\n  viewerCanReact\n  officialAnswer {\n    id\n    state\n  }\n  mergedFrom {\n    idea {\n      id\n      createdAt\n      ...MergedIdea_idea\n    }\n  }\n  firstMerged: mergedFrom(first: 3) {\n    idea {\n      id\n      ...IdeaBody_idea\n    }\n  }\n  ...DiscussionLockNote_idea\n  ...useUnread_idea\n}\n\nfragment CommentList_idea_WGPvJ on Idea {\n  id\n  state\n  commentCount\n  viewerCanComment\n  ...CommentComposer_idea\n  timeline(after: $after, unread: true) {\n    edges {\n      cursor\n      node {\n        __typename\n        ... on Comment {\n          id\n          internal\n          createdAt\n          author {\n            id\n          }\n          replyTo {\n            id\n          }\n          ...CommentPost_comment\n        }\n        ... on IdeaEvent {\n          id\n          kind\n          createdAt\n          ...EventLine_event\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}\n\nfragment CommentList_query on Query {\n  viewer {\n    user {\n      id\n    }\n    id\n  }\n  ...CommentComposer_query\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment DiscussionLockNote_idea on Idea {\n  viewerCanComment\n  discussionLock {\n    at\n    by {\n      name\n      id\n    }\n  }\n}\n\nfragment EditItems_idea on Idea {\n  id\n  viewerCanEdit\n  viewerCanModerate\n  editedAt\n}\n\nfragment EditableBody_idea on Idea {\n  id\n  viewerCanEdit\n  editedAt\n  editedBy {\n    id\n    name\n  }\n  author {\n    id\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryLink_entry on ChangelogEntry {\n  slug\n  title\n  publishedAt\n  ...EntryLabels_entry\n}\n\nfragment EventLine_event on IdeaEvent {\n  kind\n  createdAt\n  actor {\n    name\n    id\n  }\n  from {\n    idea {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n  to {\n    idea {\n      id\n    }\n    status {\n      __typename\n      id\n    }\n    entry {\n      __typename\n      id\n    }\n    ...EventLine_value\n  }\n}\n\nfragment EventLine_value on IdeaEventValue {\n  title\n  status {\n    name\n    color\n    category\n    id\n  }\n  board {\n    name\n    id\n  }\n  tag {\n    name\n    id\n  }\n  idea {\n    number\n    slug\n    title\n    id\n  }\n  entry {\n    slug\n    title\n    id\n  }\n}\n\nfragment FollowButton_idea on Idea {\n  id\n  viewerCanFollow\n  viewerIsFollowing\n}\n\nfragment ForTeam_idea on Idea {\n  id\n  viewerCanPin\n  ...TeamSection_idea\n}\n\nfragment HowItWent_idea on Idea {\n  createdAt\n  status {\n    id\n    category\n  }\n  statusSteps {\n    at\n    status {\n      id\n      name\n      category\n      color\n    }\n  }\n}\n\nfragment IdeaActs_idea on Idea {\n  ...FollowButton_idea\n  ...MutedButton_idea\n  ...ShareButton_idea\n  ...EditItems_idea\n  ...VoteForMenu_idea\n}\n\nfragment IdeaBar_idea on Idea {\n  title\n  ...VoteButton_idea\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment IdeaDiscussion_idea_WGPvJ on Idea {\n  id\n  commentCount\n  ...CommentList_idea_WGPvJ\n  ...CommentListHead_idea\n}\n\nfragment IdeaDiscussion_query on Query {\n  ...CommentList_query\n}\n\nfragment IdeaHead_idea on Idea {\n  number\n  slug\n  title\n  excerpt\n  state\n  voteCount\n  votesAreHidden\n  importedVotes {\n    count\n  }\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaHead_query on Query {\n  ...ScreenTitle_query\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaMarks_idea on Idea {\n  id\n  pinned\n  countsHidden\n}\n\nfragment IdeaMergeRedirect_idea on Idea {\n  number\n  mergedInto {\n    number\n    slug\n    id\n  }\n}\n\nfragment IdeaMerges_idea on Idea {\n  mergedFrom {\n    voteCount\n    importedVoteCount\n    idea {\n      id\n      number\n      title\n      viewerCanUnmerge\n    }\n  }\n}\n\nfragment IdeaNews_idea on Idea {\n  changelogEntries {\n    id\n    ...EntryLink_entry\n  }\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaStructuredData_idea_WGPvJ on Idea {\n  number\n  slug\n  title\n  state\n  bodyHtml\n  createdAt\n  editedAt\n  voteCount\n  votesAreHidden\n  importedVotes {\n    count\n  }\n  commentCount\n  author {\n    name\n    id\n  }\n  board {\n    name\n    slug\n    id\n  }\n  timeline(after: $after, unread: true) {\n    edges {\n      node {\n        __typename\n        ... on Comment {\n          id\n          state\n          internal\n          createdAt\n          bodyHtml\n          author {\n            name\n            id\n          }\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment IdeaStructuredData_query on Query {\n  site {\n    name\n    id\n  }\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n  ...useLockItem_idea\n  ...useMuteItem_idea\n}\n\nfragment IdeaVoters_idea on Idea {\n  voteCount\n  importedVoteCount\n  votesAreHidden\n  ...ImportedVotes_idea\n  voters(first: 8) {\n    edges {\n      node {\n        id\n        name\n        avatar\n      }\n    }\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment MergedIdea_idea on Idea {\n  id\n  number\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n}\n\nfragment MutedButton_idea on Idea {\n  id\n  viewerHasMuted\n}\n\nfragment OfficialAnswer_idea on Idea {\n  officialAnswer {\n    id\n    state\n    bodyHtml\n    ...CommentItem_comment\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment ReadOnOpen_idea on Idea {\n  viewerInboxGroup {\n    ...ReadUnread_group\n    id\n  }\n}\n\nfragment ReadUnread_group on InboxGroup {\n  id\n  unreadCount\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment ShareButton_idea on Idea {\n  id\n  number\n  slug\n  title\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment StatusMenu_idea on Idea {\n  id\n  viewerCanSetStatus\n  status {\n    id\n    name\n    category\n  }\n  ...IdeaStatus_idea\n}\n\nfragment TeamSection_idea on Idea {\n  id\n  ...IdeaMarks_idea\n  targetMonth\n  assignee {\n    id\n    name\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n\nfragment VoteForMenu_idea on Idea {\n  id\n  viewerCanVoteForOthers\n  ...IdeaTools_idea\n}\n\nfragment VoteReasonField_idea on Idea {\n  id\n  viewerHasVoted\n  viewerCanExplainVote\n  viewerVote {\n    why\n    id\n  }\n}\n\nfragment useLockItem_idea on Idea {\n  id\n  locked\n  viewerCanLockDiscussion\n}\n\nfragment useMuteItem_idea on Idea {\n  id\n  viewerCanFollow\n  viewerHasMuted\n}\n\nfragment useUnread_idea on Idea {\n  id\n  unread {\n    since\n    count\n    firstId\n    newestId\n  }\n}\n"
  }
};
})();

(node as any).hash = "48132f912a00743e991258c7bf2b04a0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
