/**
 * @generated SignedSource<<d7d25c87c7a70bd731b72738814799fe>>
 * @relayHash 9ef0932eb522c01615e3f14af6c091c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ef0932eb522c01615e3f14af6c091c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleTestQuery$variables = Record<PropertyKey, never>;
export type PeopleTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_query" | "Members_query">;
};
export type PeopleTestQuery = {
  response: PeopleTestQuery$data;
  variables: PeopleTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
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
  "name": "role",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v7 = {
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
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
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
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v13 = [
  "ADMIN",
  "COLLABORATOR",
  "MEMBER",
  "OWNER"
],
v14 = {
  "enumValues": (v13/*:: as any*/),
  "nullable": false,
  "plural": false,
  "type": "Role"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v17 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v18 = {
  "enumValues": (v13/*:: as any*/),
  "nullable": false,
  "plural": true,
  "type": "Role"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PeopleTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Invitations_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Members_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PeopleTestQuery",
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
            "kind": "ScalarField",
            "name": "assignableRoles",
            "storageKey": null
          },
          (v0/*:: as any*/),
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v0/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                    "selections": [
                      (v3/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": "invitations(first:5)"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
        "args": (v8/*:: as any*/),
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
                  (v0/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatar",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "banned",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "trusted",
                    "storageKey": null
                  },
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
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": "people(first:20)"
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "9ef0932eb522c01615e3f14af6c091c8",
    "id": "9ef0932eb522c01615e3f14af6c091c8",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
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
        "invitations.edges.cursor": (v9/*:: as any*/),
        "invitations.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Invitation"
        },
        "invitations.edges.node.__typename": (v9/*:: as any*/),
        "invitations.edges.node.email": (v10/*:: as any*/),
        "invitations.edges.node.expiresAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "invitations.edges.node.id": (v11/*:: as any*/),
        "invitations.edges.node.invitedBy": (v12/*:: as any*/),
        "invitations.edges.node.invitedBy.id": (v11/*:: as any*/),
        "invitations.edges.node.invitedBy.name": (v9/*:: as any*/),
        "invitations.edges.node.name": (v10/*:: as any*/),
        "invitations.edges.node.role": (v14/*:: as any*/),
        "invitations.edges.node.viewerCanCopyLink": (v15/*:: as any*/),
        "invitations.edges.node.viewerCanResend": (v15/*:: as any*/),
        "invitations.edges.node.viewerCanRevoke": (v15/*:: as any*/),
        "invitations.pageInfo": (v16/*:: as any*/),
        "invitations.pageInfo.endCursor": (v10/*:: as any*/),
        "invitations.pageInfo.hasNextPage": (v15/*:: as any*/),
        "people": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "UserConnection"
        },
        "people.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "UserEdge"
        },
        "people.edges.cursor": (v9/*:: as any*/),
        "people.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "User"
        },
        "people.edges.node.__typename": (v9/*:: as any*/),
        "people.edges.node.avatar": (v10/*:: as any*/),
        "people.edges.node.banned": (v17/*:: as any*/),
        "people.edges.node.email": (v10/*:: as any*/),
        "people.edges.node.id": (v11/*:: as any*/),
        "people.edges.node.name": (v9/*:: as any*/),
        "people.edges.node.role": (v14/*:: as any*/),
        "people.edges.node.segment": (v10/*:: as any*/),
        "people.edges.node.trusted": (v17/*:: as any*/),
        "people.edges.node.viewerAssignableRoles": (v18/*:: as any*/),
        "people.edges.node.viewerCanBan": (v15/*:: as any*/),
        "people.pageInfo": (v16/*:: as any*/),
        "people.pageInfo.endCursor": (v10/*:: as any*/),
        "people.pageInfo.hasNextPage": (v15/*:: as any*/),
        "segments": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "String"
        },
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v11/*:: as any*/),
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
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.assignableRoles": (v18/*:: as any*/),
        "viewer.canOwnSite": (v15/*:: as any*/),
        "viewer.id": (v11/*:: as any*/),
        "viewer.user": (v12/*:: as any*/),
        "viewer.user.id": (v11/*:: as any*/)
      }
    },
    "name": "PeopleTestQuery",
    "operationKind": "query",
    "text": "query PeopleTestQuery {\n  ...Invitations_query\n  ...Members_query\n}\n\nfragment InvitationFacts_invitation on Invitation {\n  role\n  expiresAt\n  invitedBy {\n    name\n    id\n  }\n}\n\nfragment InvitationList_query on Query {\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n  invitations(first: 5) {\n    edges {\n      node {\n        id\n        ...InvitationRow_invitation\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment InvitationRow_invitation on Invitation {\n  id\n  email\n  name\n  role\n  viewerCanResend\n  viewerCanCopyLink\n  viewerCanRevoke\n  ...InvitationFacts_invitation\n}\n\nfragment Invitations_query on Query {\n  ...InviteForm_query\n  ...InvitationList_query\n}\n\nfragment InviteForm_query on Query {\n  viewer {\n    assignableRoles\n    id\n  }\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n}\n\nfragment MemberList_query_1eDlFG on Query {\n  people(first: 20) {\n    edges {\n      node {\n        id\n        ...MemberRow_user\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  viewer {\n    ...MemberRow_viewer\n    id\n  }\n}\n\nfragment MemberRow_user on User {\n  id\n  name\n  avatar\n  email\n  role\n  banned\n  trusted\n  segment\n  viewerAssignableRoles\n  viewerCanBan\n}\n\nfragment MemberRow_viewer on Viewer {\n  canOwnSite\n  user {\n    id\n  }\n}\n\nfragment Members_query on Query {\n  ...PeopleFilters_query\n  ...MemberList_query_1eDlFG\n}\n\nfragment PeopleFilters_query on Query {\n  ...SegmentFilter_query\n}\n\nfragment SegmentFilter_query on Query {\n  segments\n}\n"
  }
};
})();

(node as any).hash = "aeda75f0251366483bfb978830cdfd63";

export default node;
