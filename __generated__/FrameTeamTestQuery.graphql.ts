/**
 * @generated SignedSource<<4011a6ec6dee1c37fd6120fb8b7b6d4f>>
 * @relayHash c97a248e84c7cdea3e0ebac7df8588d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c97a248e84c7cdea3e0ebac7df8588d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameTeamTestQuery$variables = Record<PropertyKey, never>;
export type FrameTeamTestQuery$data = {
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
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v3 = {
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
      }
    ]
  },
  "params": {
    "cacheID": "c97a248e84c7cdea3e0ebac7df8588d9",
    "id": "c97a248e84c7cdea3e0ebac7df8588d9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.accessVersion": (v1/*:: as any*/),
        "viewer.canManagePeople": (v2/*:: as any*/),
        "viewer.canManageSite": (v2/*:: as any*/),
        "viewer.canModerate": (v2/*:: as any*/),
        "viewer.id": (v3/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.__typename": (v1/*:: as any*/),
        "viewer.user.id": (v3/*:: as any*/)
      }
    },
    "name": "FrameTeamTestQuery",
    "operationKind": "query",
    "text": "query FrameTeamTestQuery {\n  viewer {\n    ...AccessGuard_viewer\n    ...FrameTeam_viewer\n    id\n  }\n}\n\nfragment AccessGuard_viewer on Viewer {\n  accessVersion\n  user {\n    __typename\n    id\n  }\n}\n\nfragment FrameTeam_viewer on Viewer {\n  user {\n    __typename\n    id\n  }\n  canModerate\n  canManagePeople\n  canManageSite\n}\n"
  }
};
})();

(node as any).hash = "71147c7e12270823b78eabbc7d92a60c";

export default node;
