/**
 * @generated SignedSource<<fcd287401ddda79493aee727ed35c9b0>>
 * @relayHash a773a8ecc61686757ab21ea3d310a114
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a773a8ecc61686757ab21ea3d310a114

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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendWhenBackQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useSendWhenBackQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a773a8ecc61686757ab21ea3d310a114",
    "id": "a773a8ecc61686757ab21ea3d310a114",
    "metadata": {},
    "name": "useSendWhenBackQuery",
    "operationKind": "query",
    "text": "query useSendWhenBackQuery {\n  viewer {\n    __typename\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "73e24b930b0c899904b29c9ee575218a";

export default node;
