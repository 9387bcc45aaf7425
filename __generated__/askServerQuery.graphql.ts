/**
 * @generated SignedSource<<1ad086383b983a6d7ddcd3904d54b5e8>>
 * @relayHash ec7e4a468f24abcf8928bcc1052e26f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec7e4a468f24abcf8928bcc1052e26f5

import type { ConcreteRequest } from 'relay-runtime';
export type askServerQuery$variables = Record<PropertyKey, never>;
export type askServerQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  };
};
export type askServerQuery = {
  response: askServerQuery$data;
  variables: askServerQuery$variables;
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
    "name": "askServerQuery",
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
    "name": "askServerQuery",
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
    "cacheID": "ec7e4a468f24abcf8928bcc1052e26f5",
    "id": "ec7e4a468f24abcf8928bcc1052e26f5",
    "metadata": {},
    "name": "askServerQuery",
    "operationKind": "query",
    "text": "query askServerQuery {\n  viewer {\n    __typename\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "29ddff736607318efb9ffe8f747f5960";

export default node;
