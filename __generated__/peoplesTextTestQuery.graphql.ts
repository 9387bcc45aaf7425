/**
 * @generated SignedSource<<90b0119c7f97cf11d7eab7798d9eafc2>>
 * @relayHash ab84f28d968cc653d9defaeaa4dede91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab84f28d968cc653d9defaeaa4dede91

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type peoplesTextTestQuery$variables = Record<PropertyKey, never>;
export type peoplesTextTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaHeader_idea" | "IdeaMerges_idea" | "IdeaRow_idea" | "IdeaSource_idea" | "IdeaVoters_idea" | "ImportedVotes_idea" | "SimilarRow_idea" | "VoterList_idea">;
  } | null | undefined;
  readonly node: {
    readonly comment: {
      readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
    } | null | undefined;
  } | null | undefined;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SettingsSections_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionList_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_query" | "FilterChoices_query" | "Invitations_query" | "Members_query" | "QueueList_query" | "RisingIdeas_query" | "ShippedIdeas_query">;
};
export type peoplesTextTestQuery = {
  response: peoplesTextTestQuery$data;
  variables: peoplesTextTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "queue",
  "value": "REPORTED"
},
v1 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "comment_1"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v14 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v16 = {
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
v17 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v18 = [
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trusted",
  "storageKey": null
},
v21 = [
  (v17/*:: as any*/),
  (v0/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v20/*:: as any*/),
    (v4/*:: as any*/),
    (v19/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Hold",
  "kind": "LinkedField",
  "name": "held",
  "plural": false,
  "selections": [
    (v27/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Report",
  "kind": "LinkedField",
  "name": "reports",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v27/*:: as any*/),
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
      "selections": (v14/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recentVoteCount",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v19/*:: as any*/),
    (v13/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v36 = [
  (v5/*:: as any*/),
  (v4/*:: as any*/),
  (v19/*:: as any*/)
],
v37 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v39 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v40 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v41 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v42 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v43 = [
  "ADMIN",
  "COLLABORATOR",
  "MEMBER",
  "OWNER"
],
v44 = {
  "enumValues": (v43/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "Role"
},
v45 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Board"
},
v46 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v47 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v48 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v49 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v50 = {
  "enumValues": (v49/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "CommentState"
},
v51 = {
  "enumValues": (v49/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "IdeaState"
},
v52 = {
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
v53 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Tag"
},
v54 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "UserConnection"
},
v55 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "UserEdge"
},
v56 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "User"
},
v57 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v58 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v59 = {
  "enumValues": (v43/*:: as any*/),
  "nullable": false,
  "plural": true,
  "type": "Role"
},
v60 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "IdeaConnection"
},
v61 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "IdeaEdge"
},
v62 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Idea"
},
v63 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "peoplesTextTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ActiveFilters_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FilterChoices_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Invitations_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Members_query"
      },
      {
        "args": [
          (v0/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "QueueList_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RisingIdeas_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShippedIdeas_query"
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingsSections_site"
          }
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionList_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CommentItem_comment"
                }
              ],
              "type": "Comment",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "comment"
          }
        ],
        "storageKey": "node(id:\"comment_1\")"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaRow_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaHeader_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaMerges_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaSource_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaVoters_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportedVotes_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SimilarRow_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoterList_idea"
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
    "name": "peoplesTextTestQuery",
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
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInOptions",
            "kind": "LinkedField",
            "name": "signIn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codeBy",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
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
            "name": "locale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoDark",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "favicon",
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
            "name": "welcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "defaultSort",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hidesCounts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestVoting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailDomains",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signInOff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "signInSetUp",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moderation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imprint",
            "storageKey": null
          }
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
            "name": "canModerate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assignableRoles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canOwnSite",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "InvitationConnection",
        "kind": "LinkedField",
        "name": "invitations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvitationEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v12/*:: as any*/),
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanResend",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanCopyLink",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanRevoke",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "invitedBy",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": "invitations(first:5)"
      },
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "InvitationList_invitations",
        "kind": "LinkedHandle",
        "name": "invitations"
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "segments",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v18/*:: as any*/),
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "people",
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  (v19/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "banned",
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "segment",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerAssignableRoles",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanBan",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": "people(first:20)"
      },
      {
        "alias": null,
        "args": (v18/*:: as any*/),
        "filters": [
          "search",
          "role",
          "banned",
          "trusted",
          "segment"
        ],
        "handle": "connection",
        "key": "MemberList_people",
        "kind": "LinkedHandle",
        "name": "people"
      },
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
            "args": (v21/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v5/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
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
                          (v24/*:: as any*/),
                          (v3/*:: as any*/),
                          (v25/*:: as any*/),
                          (v10/*:: as any*/),
                          (v26/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/)
                        ],
                        "type": "Idea",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": "commentState",
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          (v24/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "body",
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Idea",
                            "kind": "LinkedField",
                            "name": "idea",
                            "plural": false,
                            "selections": [
                              (v22/*:: as any*/),
                              (v3/*:: as any*/),
                              (v23/*:: as any*/),
                              (v26/*:: as any*/),
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v28/*:: as any*/),
                          (v29/*:: as any*/)
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
                          (v5/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ],
                    "storageKey": null
                  },
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
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
            "storageKey": "items(first:20,queue:\"REPORTED\")"
          },
          {
            "alias": null,
            "args": (v21/*:: as any*/),
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
      },
      {
        "alias": "rising",
        "args": [
          (v30/*:: as any*/),
          {
            "kind": "Literal",
            "name": "sort",
            "value": "TRENDING"
          }
        ],
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
                  (v22/*:: as any*/),
                  (v3/*:: as any*/),
                  (v23/*:: as any*/),
                  (v31/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(first:10,sort:\"TRENDING\")"
      },
      {
        "alias": "shipped",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "categories": [
                "SHIPPED"
              ]
            }
          },
          (v30/*:: as any*/),
          {
            "kind": "Literal",
            "name": "sort",
            "value": "ACTIVE"
          }
        ],
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
                  (v22/*:: as any*/),
                  (v3/*:: as any*/),
                  (v23/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(filter:{\"categories\":[\"SHIPPED\"]},first:10,sort:\"ACTIVE\")"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v32/*:: as any*/),
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
                "name": "official",
                "storageKey": null
              },
              (v10/*:: as any*/),
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
                  (v22/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v33/*:: as any*/),
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
                "name": "viewerCanModerate",
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
              }
            ],
            "type": "Comment",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"comment_1\")"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          (v5/*:: as any*/),
          (v23/*:: as any*/),
          (v34/*:: as any*/),
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voting",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v3/*:: as any*/)
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
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          (v3/*:: as any*/),
          (v32/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          (v31/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "officialAnswer",
            "plural": false,
            "selections": [
              (v32/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              (v5/*:: as any*/)
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
          (v33/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v7/*:: as any*/)
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
              (v4/*:: as any*/),
              (v22/*:: as any*/),
              (v8/*:: as any*/)
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
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "idea",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanUnmerge",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v35/*:: as any*/),
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
                    "selections": (v36/*:: as any*/),
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
            "args": (v37/*:: as any*/),
            "concreteType": "VoteConnection",
            "kind": "LinkedField",
            "name": "votes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "voter",
                        "plural": false,
                        "selections": (v36/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "why",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "castBy",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "evidenceUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanWithdraw",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": "votes(first:50)"
          },
          {
            "alias": null,
            "args": (v37/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "VoterList_votes",
            "kind": "LinkedHandle",
            "name": "votes"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "ab84f28d968cc653d9defaeaa4dede91",
    "id": "ab84f28d968cc653d9defaeaa4dede91",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": (v38/*:: as any*/),
        "idea.assignee": (v39/*:: as any*/),
        "idea.assignee.id": (v40/*:: as any*/),
        "idea.assignee.name": (v41/*:: as any*/),
        "idea.author": (v39/*:: as any*/),
        "idea.author.avatar": (v42/*:: as any*/),
        "idea.author.id": (v40/*:: as any*/),
        "idea.author.name": (v41/*:: as any*/),
        "idea.author.role": (v44/*:: as any*/),
        "idea.board": (v45/*:: as any*/),
        "idea.board.id": (v40/*:: as any*/),
        "idea.board.name": (v41/*:: as any*/),
        "idea.board.slug": (v41/*:: as any*/),
        "idea.board.voting": {
          "enumValues": [
            "EVERYONE",
            "MEMBERS",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Voters"
        },
        "idea.commentCount": (v46/*:: as any*/),
        "idea.createdAt": (v47/*:: as any*/),
        "idea.excerpt": (v41/*:: as any*/),
        "idea.id": (v40/*:: as any*/),
        "idea.importedVoteCount": (v46/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v46/*:: as any*/),
        "idea.importedVotes.source": (v41/*:: as any*/),
        "idea.mergedFrom": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MergedIdea"
        },
        "idea.mergedFrom.idea": (v38/*:: as any*/),
        "idea.mergedFrom.idea.id": (v40/*:: as any*/),
        "idea.mergedFrom.idea.number": (v46/*:: as any*/),
        "idea.mergedFrom.idea.title": (v41/*:: as any*/),
        "idea.mergedFrom.idea.viewerCanUnmerge": (v48/*:: as any*/),
        "idea.mergedFrom.importedVoteCount": (v46/*:: as any*/),
        "idea.mergedFrom.voteCount": (v46/*:: as any*/),
        "idea.number": (v46/*:: as any*/),
        "idea.officialAnswer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Comment"
        },
        "idea.officialAnswer.author": (v39/*:: as any*/),
        "idea.officialAnswer.author.id": (v40/*:: as any*/),
        "idea.officialAnswer.author.name": (v41/*:: as any*/),
        "idea.officialAnswer.excerpt": (v41/*:: as any*/),
        "idea.officialAnswer.id": (v40/*:: as any*/),
        "idea.officialAnswer.state": (v50/*:: as any*/),
        "idea.pinned": (v48/*:: as any*/),
        "idea.recentVoteCount": (v46/*:: as any*/),
        "idea.slug": (v41/*:: as any*/),
        "idea.source": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaSource"
        },
        "idea.source.name": (v41/*:: as any*/),
        "idea.source.number": (v41/*:: as any*/),
        "idea.source.url": (v42/*:: as any*/),
        "idea.state": (v51/*:: as any*/),
        "idea.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "idea.status.category": (v52/*:: as any*/),
        "idea.status.color": (v42/*:: as any*/),
        "idea.status.id": (v40/*:: as any*/),
        "idea.status.name": (v41/*:: as any*/),
        "idea.statusChangedAt": (v47/*:: as any*/),
        "idea.tags": (v53/*:: as any*/),
        "idea.tags.color": (v42/*:: as any*/),
        "idea.tags.id": (v40/*:: as any*/),
        "idea.tags.name": (v41/*:: as any*/),
        "idea.targetMonth": (v42/*:: as any*/),
        "idea.title": (v41/*:: as any*/),
        "idea.viewerCanVote": (v48/*:: as any*/),
        "idea.viewerHasVoted": (v48/*:: as any*/),
        "idea.voteCount": (v46/*:: as any*/),
        "idea.voters": (v54/*:: as any*/),
        "idea.voters.edges": (v55/*:: as any*/),
        "idea.voters.edges.node": (v56/*:: as any*/),
        "idea.voters.edges.node.avatar": (v42/*:: as any*/),
        "idea.voters.edges.node.id": (v40/*:: as any*/),
        "idea.voters.edges.node.name": (v41/*:: as any*/),
        "idea.votes": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "VoteConnection"
        },
        "idea.votes.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "VoteEdge"
        },
        "idea.votes.edges.cursor": (v41/*:: as any*/),
        "idea.votes.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Vote"
        },
        "idea.votes.edges.node.__typename": (v41/*:: as any*/),
        "idea.votes.edges.node.castBy": (v39/*:: as any*/),
        "idea.votes.edges.node.castBy.id": (v40/*:: as any*/),
        "idea.votes.edges.node.castBy.name": (v41/*:: as any*/),
        "idea.votes.edges.node.createdAt": (v47/*:: as any*/),
        "idea.votes.edges.node.evidenceUrl": (v42/*:: as any*/),
        "idea.votes.edges.node.id": (v40/*:: as any*/),
        "idea.votes.edges.node.viewerCanWithdraw": (v48/*:: as any*/),
        "idea.votes.edges.node.voter": (v56/*:: as any*/),
        "idea.votes.edges.node.voter.avatar": (v42/*:: as any*/),
        "idea.votes.edges.node.voter.id": (v40/*:: as any*/),
        "idea.votes.edges.node.voter.name": (v41/*:: as any*/),
        "idea.votes.edges.node.why": (v42/*:: as any*/),
        "idea.votes.pageInfo": (v57/*:: as any*/),
        "idea.votes.pageInfo.endCursor": (v42/*:: as any*/),
        "idea.votes.pageInfo.hasNextPage": (v48/*:: as any*/),
        "idea.votesAreHidden": (v48/*:: as any*/),
        "invitations": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "InvitationConnection"
        },
        "invitations.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "InvitationEdge"
        },
        "invitations.edges.cursor": (v41/*:: as any*/),
        "invitations.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Invitation"
        },
        "invitations.edges.node.__typename": (v41/*:: as any*/),
        "invitations.edges.node.email": (v42/*:: as any*/),
        "invitations.edges.node.expiresAt": (v47/*:: as any*/),
        "invitations.edges.node.id": (v40/*:: as any*/),
        "invitations.edges.node.invitedBy": (v39/*:: as any*/),
        "invitations.edges.node.invitedBy.id": (v40/*:: as any*/),
        "invitations.edges.node.invitedBy.name": (v41/*:: as any*/),
        "invitations.edges.node.name": (v42/*:: as any*/),
        "invitations.edges.node.role": (v44/*:: as any*/),
        "invitations.edges.node.viewerCanCopyLink": (v48/*:: as any*/),
        "invitations.edges.node.viewerCanResend": (v48/*:: as any*/),
        "invitations.edges.node.viewerCanRevoke": (v48/*:: as any*/),
        "invitations.pageInfo": (v57/*:: as any*/),
        "invitations.pageInfo.endCursor": (v42/*:: as any*/),
        "invitations.pageInfo.hasNextPage": (v48/*:: as any*/),
        "moderation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ModerationQueues"
        },
        "moderation.items": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ModerationItemConnection"
        },
        "moderation.items.__id": (v40/*:: as any*/),
        "moderation.items.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ModerationItemEdge"
        },
        "moderation.items.edges.cursor": (v41/*:: as any*/),
        "moderation.items.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ModerationItem"
        },
        "moderation.items.edges.node.__isModerationItem": (v41/*:: as any*/),
        "moderation.items.edges.node.__isNode": (v41/*:: as any*/),
        "moderation.items.edges.node.__typename": (v41/*:: as any*/),
        "moderation.items.edges.node.author": (v39/*:: as any*/),
        "moderation.items.edges.node.author.avatar": (v42/*:: as any*/),
        "moderation.items.edges.node.author.id": (v40/*:: as any*/),
        "moderation.items.edges.node.author.name": (v41/*:: as any*/),
        "moderation.items.edges.node.author.role": (v44/*:: as any*/),
        "moderation.items.edges.node.author.trusted": (v58/*:: as any*/),
        "moderation.items.edges.node.board": (v45/*:: as any*/),
        "moderation.items.edges.node.board.id": (v40/*:: as any*/),
        "moderation.items.edges.node.board.name": (v41/*:: as any*/),
        "moderation.items.edges.node.body": (v41/*:: as any*/),
        "moderation.items.edges.node.commentState": (v50/*:: as any*/),
        "moderation.items.edges.node.createdAt": (v47/*:: as any*/),
        "moderation.items.edges.node.excerpt": (v41/*:: as any*/),
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
        "moderation.items.edges.node.id": (v40/*:: as any*/),
        "moderation.items.edges.node.idea": (v38/*:: as any*/),
        "moderation.items.edges.node.idea.board": (v45/*:: as any*/),
        "moderation.items.edges.node.idea.board.id": (v40/*:: as any*/),
        "moderation.items.edges.node.idea.board.name": (v41/*:: as any*/),
        "moderation.items.edges.node.idea.id": (v40/*:: as any*/),
        "moderation.items.edges.node.idea.number": (v46/*:: as any*/),
        "moderation.items.edges.node.idea.slug": (v41/*:: as any*/),
        "moderation.items.edges.node.idea.title": (v41/*:: as any*/),
        "moderation.items.edges.node.ideaState": (v51/*:: as any*/),
        "moderation.items.edges.node.number": (v46/*:: as any*/),
        "moderation.items.edges.node.reports": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Report"
        },
        "moderation.items.edges.node.reports.id": (v40/*:: as any*/),
        "moderation.items.edges.node.reports.note": (v41/*:: as any*/),
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
        "moderation.items.edges.node.reports.reporter": (v39/*:: as any*/),
        "moderation.items.edges.node.reports.reporter.id": (v40/*:: as any*/),
        "moderation.items.edges.node.reports.reporter.name": (v41/*:: as any*/),
        "moderation.items.edges.node.slug": (v41/*:: as any*/),
        "moderation.items.edges.node.title": (v41/*:: as any*/),
        "moderation.items.edges.node.viewerCanMerge": (v48/*:: as any*/),
        "moderation.items.pageInfo": (v57/*:: as any*/),
        "moderation.items.pageInfo.endCursor": (v42/*:: as any*/),
        "moderation.items.pageInfo.hasNextPage": (v48/*:: as any*/),
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v41/*:: as any*/),
        "node.author": (v39/*:: as any*/),
        "node.author.avatar": (v42/*:: as any*/),
        "node.author.id": (v40/*:: as any*/),
        "node.author.name": (v41/*:: as any*/),
        "node.author.role": (v44/*:: as any*/),
        "node.bodyHtml": (v42/*:: as any*/),
        "node.createdAt": (v47/*:: as any*/),
        "node.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "node.id": (v40/*:: as any*/),
        "node.internal": (v48/*:: as any*/),
        "node.mergedFrom": (v38/*:: as any*/),
        "node.mergedFrom.id": (v40/*:: as any*/),
        "node.mergedFrom.number": (v46/*:: as any*/),
        "node.official": (v48/*:: as any*/),
        "node.state": (v50/*:: as any*/),
        "node.viewerCanDelete": (v48/*:: as any*/),
        "node.viewerCanModerate": (v48/*:: as any*/),
        "node.viewerCanReport": (v48/*:: as any*/),
        "node.viewerHasReported": (v48/*:: as any*/),
        "people": (v54/*:: as any*/),
        "people.edges": (v55/*:: as any*/),
        "people.edges.cursor": (v41/*:: as any*/),
        "people.edges.node": (v56/*:: as any*/),
        "people.edges.node.__typename": (v41/*:: as any*/),
        "people.edges.node.avatar": (v42/*:: as any*/),
        "people.edges.node.banned": (v58/*:: as any*/),
        "people.edges.node.email": (v42/*:: as any*/),
        "people.edges.node.id": (v40/*:: as any*/),
        "people.edges.node.name": (v41/*:: as any*/),
        "people.edges.node.role": (v44/*:: as any*/),
        "people.edges.node.segment": (v42/*:: as any*/),
        "people.edges.node.trusted": (v58/*:: as any*/),
        "people.edges.node.viewerAssignableRoles": (v59/*:: as any*/),
        "people.edges.node.viewerCanBan": (v48/*:: as any*/),
        "people.pageInfo": (v57/*:: as any*/),
        "people.pageInfo.endCursor": (v42/*:: as any*/),
        "people.pageInfo.hasNextPage": (v48/*:: as any*/),
        "rising": (v60/*:: as any*/),
        "rising.edges": (v61/*:: as any*/),
        "rising.edges.node": (v62/*:: as any*/),
        "rising.edges.node.id": (v40/*:: as any*/),
        "rising.edges.node.number": (v46/*:: as any*/),
        "rising.edges.node.recentVoteCount": (v46/*:: as any*/),
        "rising.edges.node.slug": (v41/*:: as any*/),
        "rising.edges.node.title": (v41/*:: as any*/),
        "segments": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "String"
        },
        "shipped": (v60/*:: as any*/),
        "shipped.edges": (v61/*:: as any*/),
        "shipped.edges.node": (v62/*:: as any*/),
        "shipped.edges.node.id": (v40/*:: as any*/),
        "shipped.edges.node.number": (v46/*:: as any*/),
        "shipped.edges.node.slug": (v41/*:: as any*/),
        "shipped.edges.node.title": (v41/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.accentColor": (v42/*:: as any*/),
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.id": (v40/*:: as any*/),
        "site.boards.name": (v41/*:: as any*/),
        "site.boards.slug": (v41/*:: as any*/),
        "site.defaultSort": {
          "enumValues": [
            "ACTIVE",
            "DISCUSSED",
            "NEWEST",
            "TOP",
            "TRENDING"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaSort"
        },
        "site.emailDomains": (v63/*:: as any*/),
        "site.favicon": (v42/*:: as any*/),
        "site.guestVoting": (v48/*:: as any*/),
        "site.hidesCounts": (v48/*:: as any*/),
        "site.id": (v40/*:: as any*/),
        "site.imprint": (v42/*:: as any*/),
        "site.links": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SiteLink"
        },
        "site.links.label": (v41/*:: as any*/),
        "site.links.url": (v41/*:: as any*/),
        "site.locale": (v41/*:: as any*/),
        "site.logo": (v42/*:: as any*/),
        "site.logoDark": (v42/*:: as any*/),
        "site.moderation": {
          "enumValues": [
            "ALL",
            "FIRST_POST",
            "OFF"
          ],
          "nullable": false,
          "plural": false,
          "type": "Moderation"
        },
        "site.name": (v41/*:: as any*/),
        "site.signIn": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SignInOptions"
        },
        "site.signIn.codeBy": {
          "enumValues": [
            "MAIL",
            "TERMINAL"
          ],
          "nullable": false,
          "plural": false,
          "type": "CodeDelivery"
        },
        "site.signInOff": (v63/*:: as any*/),
        "site.signInSetUp": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SignInProvider"
        },
        "site.signInSetUp.id": (v40/*:: as any*/),
        "site.signInSetUp.name": (v41/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        },
        "site.statuses": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Status"
        },
        "site.statuses.category": (v52/*:: as any*/),
        "site.statuses.color": (v42/*:: as any*/),
        "site.statuses.id": (v40/*:: as any*/),
        "site.statuses.name": (v41/*:: as any*/),
        "site.statuses.slug": (v41/*:: as any*/),
        "site.tagline": (v41/*:: as any*/),
        "site.tags": (v53/*:: as any*/),
        "site.tags.description": (v41/*:: as any*/),
        "site.tags.id": (v40/*:: as any*/),
        "site.tags.name": (v41/*:: as any*/),
        "site.tags.slug": (v41/*:: as any*/),
        "site.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "SiteVisibility"
        },
        "site.welcome": (v41/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.assignableRoles": (v59/*:: as any*/),
        "viewer.canModerate": (v48/*:: as any*/),
        "viewer.canOwnSite": (v48/*:: as any*/),
        "viewer.id": (v40/*:: as any*/),
        "viewer.sessions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Session"
        },
        "viewer.sessions.createdAt": (v47/*:: as any*/),
        "viewer.sessions.device": (v41/*:: as any*/),
        "viewer.sessions.id": (v40/*:: as any*/),
        "viewer.sessions.isCurrent": (v48/*:: as any*/),
        "viewer.sessions.lastUsedAt": (v47/*:: as any*/),
        "viewer.user": (v39/*:: as any*/),
        "viewer.user.__typename": (v41/*:: as any*/),
        "viewer.user.id": (v40/*:: as any*/)
      }
    },
    "name": "peoplesTextTestQuery",
    "operationKind": "query",
    "text": "query peoplesTextTestQuery {\n  ...ActiveFilters_query\n  ...FilterChoices_query\n  ...Invitations_query\n  ...Members_query\n  ...QueueList_query_48rZ60\n  ...RisingIdeas_query\n  ...ShippedIdeas_query\n  site {\n    ...SettingsSections_site\n    id\n  }\n  viewer {\n    ...SessionList_viewer\n    id\n  }\n  node(id: \"comment_1\") {\n    __typename\n    ... on Comment {\n      ...CommentItem_comment\n    }\n    id\n  }\n  idea(id: \"idea_7\") {\n    ...IdeaRow_idea\n    ...IdeaHeader_idea\n    ...IdeaMerges_idea\n    ...IdeaSource_idea\n    ...IdeaVoters_idea\n    ...ImportedVotes_idea\n    ...SimilarRow_idea\n    ...VoterList_idea\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment ActiveFilters_query on Query {\n  site {\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment FilterChoices_query on Query {\n  viewer {\n    canModerate\n    user {\n      __typename\n      id\n    }\n    id\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      category\n      color\n      id\n    }\n    ...TagFilters_site\n    id\n  }\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment IdeaAnswer_idea on Idea {\n  officialAnswer {\n    state\n    excerpt\n    author {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment IdeaFacts_idea on Idea {\n  state\n  pinned\n  assignee {\n    name\n    id\n  }\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaMerges_idea on Idea {\n  mergedFrom {\n    voteCount\n    importedVoteCount\n    idea {\n      id\n      number\n      title\n      viewerCanUnmerge\n    }\n  }\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaVoters_idea on Idea {\n  voteCount\n  importedVoteCount\n  votesAreHidden\n  ...ImportedVotes_idea\n  voters(first: 8) {\n    edges {\n      node {\n        id\n        name\n        avatar\n      }\n    }\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment InvitationFacts_invitation on Invitation {\n  role\n  expiresAt\n  invitedBy {\n    name\n    id\n  }\n}\n\nfragment InvitationList_query on Query {\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n  invitations(first: 5) {\n    edges {\n      node {\n        id\n        ...InvitationRow_invitation\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment InvitationRow_invitation on Invitation {\n  id\n  email\n  name\n  role\n  viewerCanResend\n  viewerCanCopyLink\n  viewerCanRevoke\n  ...InvitationFacts_invitation\n}\n\nfragment Invitations_query on Query {\n  ...InviteForm_query\n  ...InvitationList_query\n}\n\nfragment InviteForm_query on Query {\n  viewer {\n    assignableRoles\n    id\n  }\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n}\n\nfragment LanguageSettings_site on Site {\n  locale\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ListSettings_site on Site {\n  defaultSort\n  hidesCounts\n}\n\nfragment LookSettings_site on Site {\n  logo\n  logoDark\n  favicon\n  accentColor\n}\n\nfragment MemberList_query_1eDlFG on Query {\n  people(first: 20) {\n    edges {\n      node {\n        id\n        ...MemberRow_user\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  viewer {\n    ...MemberRow_viewer\n    id\n  }\n}\n\nfragment MemberRow_user on User {\n  id\n  name\n  avatar\n  email\n  role\n  banned\n  trusted\n  segment\n  viewerAssignableRoles\n  viewerCanBan\n}\n\nfragment MemberRow_viewer on Viewer {\n  canOwnSite\n  user {\n    id\n  }\n}\n\nfragment Members_query on Query {\n  ...PeopleFilters_query\n  ...MemberList_query_1eDlFG\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment PeopleFilters_query on Query {\n  ...SegmentFilter_query\n}\n\nfragment QueueList_query_48rZ60 on Query {\n  moderation {\n    items(queue: REPORTED, first: 20) {\n      edges {\n        node {\n          __typename\n          ... on Idea {\n            id\n            number\n            title\n            viewerCanMerge\n            ideaState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ... on Comment {\n            id\n            commentState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ...QueueRow_item\n          ... on Node {\n            __isNode: __typename\n            id\n          }\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment QueueRow_item on ModerationItem {\n  __isModerationItem: __typename\n  __typename\n  ... on Idea {\n    id\n    number\n    slug\n    title\n    excerpt\n    createdAt\n    viewerCanMerge\n    author {\n      ...UserByline_user\n      id\n    }\n    board {\n      name\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n  ... on Comment {\n    id\n    body\n    createdAt\n    author {\n      ...UserByline_user\n      id\n    }\n    idea {\n      number\n      slug\n      title\n      board {\n        name\n        id\n      }\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n}\n\nfragment ReportLines_report on Report {\n  id\n  reason\n  note\n  reporter {\n    name\n    id\n  }\n}\n\nfragment RisingIdeas_query on Query {\n  rising: ideas(first: 10, sort: TRENDING) {\n    edges {\n      node {\n        number\n        slug\n        title\n        recentVoteCount\n        id\n      }\n    }\n  }\n}\n\nfragment SegmentFilter_query on Query {\n  segments\n}\n\nfragment SessionList_viewer on Viewer {\n  sessions {\n    id\n    device\n    isCurrent\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  device\n  lastUsedAt\n  createdAt\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LanguageSettings_site\n  ...LookSettings_site\n  ...WelcomeSettings_site\n  ...ListSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment ShippedIdeas_query on Query {\n  shipped: ideas(first: 10, sort: ACTIVE, filter: {categories: [SHIPPED]}) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n\nfragment SimilarRow_idea on Idea {\n  id\n  number\n  slug\n  title\n  viewerHasVoted\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n}\n\nfragment TagFilters_site on Site {\n  tags {\n    id\n    slug\n    name\n    description\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n\nfragment VoterList_idea on Idea {\n  id\n  voteCount\n  ...ImportedVotes_idea\n  votes(first: 50) {\n    edges {\n      node {\n        id\n        ...VoterRow_vote\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VoterRow_vote on Vote {\n  id\n  voter {\n    id\n    name\n    avatar\n  }\n  why\n  castBy {\n    name\n    id\n  }\n  evidenceUrl\n  viewerCanWithdraw\n  createdAt\n}\n\nfragment WelcomeSettings_site on Site {\n  welcome\n  links {\n    label\n    url\n  }\n}\n"
  }
};
})();

(node as any).hash = "a74c70e36ff7a02bb4355fd9db3d5386";

export default node;
