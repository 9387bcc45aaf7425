/**
 * @generated SignedSource<<3f0ec8996ae28daa5e15503eceae2868>>
 * @relayHash 90aad088f65be59d0a348cf06a5b6ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90aad088f65be59d0a348cf06a5b6ff2

import type { ConcreteRequest } from 'relay-runtime';
export type useSendWhenBackQuery$variables = Record<PropertyKey, never>;
export type useSendWhenBackQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  };
};
export type useSendWhenBackQuery = {
  response: useSendWhenBackQuery$data;
  variables: useSendWhenBackQuery$variables;
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
        "name": "__typename",
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
    "name": "useSendWhenBackQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendWhenBackQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "90aad088f65be59d0a348cf06a5b6ff2",
    "id": "90aad088f65be59d0a348cf06a5b6ff2",
    "metadata": {},
    "name": "useSendWhenBackQuery",
    "operationKind": "query",
    "text": "query useSendWhenBackQuery {\n  viewer {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "73e24b930b0c899904b29c9ee575218a";

export default node;
