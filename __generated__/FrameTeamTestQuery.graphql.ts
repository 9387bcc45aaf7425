/**
 * @generated SignedSource<<51f00fbcf0f576eeacf64c2b6b294dff>>
 * @relayHash f30763e7f4c18f356d3a137c84b4d9a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f30763e7f4c18f356d3a137c84b4d9a9

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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v1 = {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f30763e7f4c18f356d3a137c84b4d9a9",
    "id": "f30763e7f4c18f356d3a137c84b4d9a9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.accessVersion": (v0/*:: as any*/),
        "viewer.canManagePeople": (v1/*:: as any*/),
        "viewer.canManageSite": (v1/*:: as any*/),
        "viewer.canModerate": (v1/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.__typename": (v0/*:: as any*/),
        "viewer.user.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "FrameTeamTestQuery",
    "operationKind": "query",
    "text": "query FrameTeamTestQuery {\n  viewer {\n    ...AccessGuard_viewer\n    ...FrameTeam_viewer\n  }\n}\n\nfragment AccessGuard_viewer on Viewer {\n  accessVersion\n  user {\n    __typename\n    id\n  }\n}\n\nfragment FrameTeam_viewer on Viewer {\n  user {\n    __typename\n    id\n  }\n  canModerate\n  canManagePeople\n  canManageSite\n}\n"
  }
};
})();

(node as any).hash = "71147c7e12270823b78eabbc7d92a60c";

export default node;
