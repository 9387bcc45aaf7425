/**
 * @generated SignedSource<<a9cf90891a338c4804b345960b54363c>>
 * @relayHash f3d2430d760f4f755ddc5a1dee65c885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d2430d760f4f755ddc5a1dee65c885

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameTeamTestQuery$variables = Record<PropertyKey, never>;
export type FrameTeamTestQuery$data = {
  readonly moderation: {
    readonly " $fragmentSpreads": FragmentRefs<"FrameTeam_moderation">;
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
      }
    ]
  },
  "params": {
    "cacheID": "f3d2430d760f4f755ddc5a1dee65c885",
    "id": "f3d2430d760f4f755ddc5a1dee65c885",
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
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.accessVersion": (v2/*:: as any*/),
        "viewer.canManagePeople": (v3/*:: as any*/),
        "viewer.canManageSite": (v3/*:: as any*/),
        "viewer.canModerate": (v3/*:: as any*/),
        "viewer.id": (v4/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.__typename": (v2/*:: as any*/),
        "viewer.user.id": (v4/*:: as any*/)
      }
    },
    "name": "FrameTeamTestQuery",
    "operationKind": "query",
    "text": "query FrameTeamTestQuery {\n  viewer {\n    ...AccessGuard_viewer\n    ...FrameTeam_viewer\n    id\n  }\n  moderation {\n    ...FrameTeam_moderation\n  }\n}\n\nfragment AccessGuard_viewer on Viewer {\n  accessVersion\n  user {\n    __typename\n    id\n  }\n}\n\nfragment FrameTeam_moderation on ModerationQueues {\n  pendingCount\n  reportedCount\n}\n\nfragment FrameTeam_viewer on Viewer {\n  user {\n    __typename\n    id\n  }\n  canModerate\n  canManagePeople\n  canManageSite\n}\n"
  }
};
})();

(node as any).hash = "de5b5697d1f4916efbb1f9f820f56051";

export default node;
