/**
 * @generated SignedSource<<b2e725f49aadacb3dbdb167fba08ea82>>
 * @relayHash 4a5b026667ac273f2021c773c43a2432
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a5b026667ac273f2021c773c43a2432

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameTeamTestQuery$variables = Record<PropertyKey, never>;
export type FrameTeamTestQuery$data = {
  readonly moderation: {
    readonly " $fragmentSpreads": FragmentRefs<"FrameTeam_moderation">;
  } | null | undefined;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"FrameLinks_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccessGuard_viewer" | "FrameTeam_viewer">;
  };
};
export type FrameTeamTestQuery = {
  response: FrameTeamTestQuery$data;
  variables: FrameTeamTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FrameTeamTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccessGuard_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FrameTeam_viewer"
          }
        ],
        "storageKey": null
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "FrameTeam_moderation"
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "FrameLinks_site"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FrameTeamTestQuery",
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
            "name": "accessVersion",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "canManagePeople",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canManageSite",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4a5b026667ac273f2021c773c43a2432",
    "id": "4a5b026667ac273f2021c773c43a2432",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "moderation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ModerationQueues"
        },
        "moderation.pendingCount": (v1/*:: as any*/),
        "moderation.reportedCount": (v1/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v2/*:: as any*/),
        "site.links": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SiteLink"
        },
        "site.links.label": (v3/*:: as any*/),
        "site.links.url": (v3/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.accessVersion": (v3/*:: as any*/),
        "viewer.canManagePeople": (v4/*:: as any*/),
        "viewer.canManageSite": (v4/*:: as any*/),
        "viewer.canModerate": (v4/*:: as any*/),
        "viewer.id": (v2/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.__typename": (v3/*:: as any*/),
        "viewer.user.id": (v2/*:: as any*/)
      }
    },
    "name": "FrameTeamTestQuery",
    "operationKind": "query",
    "text": "query FrameTeamTestQuery {\n  viewer {\n    ...AccessGuard_viewer\n    ...FrameTeam_viewer\n    id\n  }\n  moderation {\n    ...FrameTeam_moderation\n  }\n  site {\n    ...FrameLinks_site\n    id\n  }\n}\n\nfragment AccessGuard_viewer on Viewer {\n  accessVersion\n  user {\n    __typename\n    id\n  }\n}\n\nfragment FrameLinks_site on Site {\n  links {\n    label\n    url\n  }\n}\n\nfragment FrameTeam_moderation on ModerationQueues {\n  pendingCount\n  reportedCount\n}\n\nfragment FrameTeam_viewer on Viewer {\n  user {\n    __typename\n    id\n  }\n  canModerate\n  canManagePeople\n  canManageSite\n}\n"
  }
};
})();

(node as any).hash = "8bcc4e8ee9d2fa700d838af0830dffbe";

export default node;
