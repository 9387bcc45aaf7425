/**
 * @generated SignedSource<<e44eac28f94f54f2b34f77e93b9a3c2c>>
 * @relayHash e757fbb12ae2d509e5fe361392bcf1fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e757fbb12ae2d509e5fe361392bcf1fa

import type { ConcreteRequest } from 'relay-runtime';
export type UnreadWatchQuery$variables = Record<PropertyKey, never>;
export type UnreadWatchQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadNotificationCount: number | null | undefined;
  };
};
export type UnreadWatchQuery = {
  response: UnreadWatchQuery$data;
  variables: UnreadWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadNotificationCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnreadWatchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnreadWatchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e757fbb12ae2d509e5fe361392bcf1fa",
    "id": "e757fbb12ae2d509e5fe361392bcf1fa",
    "metadata": {},
    "name": "UnreadWatchQuery",
    "operationKind": "query",
    "text": "query UnreadWatchQuery {\n  viewer {\n    id\n    unreadNotificationCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "0c5a0008c9d231053d9ec9d7c8e4a4c2";

export default node;
