/**
 * @generated SignedSource<<a0e5ed98d78d62d67b24340207b7dc42>>
 * @relayHash bfbeceeaca3e62ee58d5f4557fb37c81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfbeceeaca3e62ee58d5f4557fb37c81

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionListTestQuery$variables = Record<PropertyKey, never>;
export type SessionListTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionList_viewer">;
  };
};
export type SessionListTestQuery = {
  response: SessionListTestQuery$data;
  variables: SessionListTestQuery$variables;
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
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionListTestQuery",
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
            "name": "SessionList_viewer"
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
    "name": "SessionListTestQuery",
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
    "cacheID": "bfbeceeaca3e62ee58d5f4557fb37c81",
    "id": "bfbeceeaca3e62ee58d5f4557fb37c81",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v1/*:: as any*/),
        "viewer.sessions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Session"
        },
        "viewer.sessions.createdAt": (v2/*:: as any*/),
        "viewer.sessions.device": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.sessions.id": (v1/*:: as any*/),
        "viewer.sessions.isCurrent": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.sessions.lastUsedAt": (v2/*:: as any*/)
      }
    },
    "name": "SessionListTestQuery",
    "operationKind": "query",
    "text": "query SessionListTestQuery {\n  viewer {\n    ...SessionList_viewer\n    id\n  }\n}\n\nfragment SessionList_viewer on Viewer {\n  sessions {\n    id\n    device\n    isCurrent\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  device\n  lastUsedAt\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "5b1f5736ea0795de3528fde0e7c89e74";

export default node;
