/**
 * @generated SignedSource<<675fbcf2a23d0ab70c1247a3cd47d560>>
 * @relayHash 421b33c21a1f6e58bf9589fb6d349c82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421b33c21a1f6e58bf9589fb6d349c82

import type { ConcreteRequest } from 'relay-runtime';
export type ListDownloadQuery$variables = Record<PropertyKey, never>;
export type ListDownloadQuery$data = {
  readonly viewer: {
    readonly canModerate: boolean;
  };
};
export type ListDownloadQuery = {
  response: ListDownloadQuery$data;
  variables: ListDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canModerate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ListDownloadQuery",
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
    "name": "ListDownloadQuery",
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
    "cacheID": "421b33c21a1f6e58bf9589fb6d349c82",
    "id": "421b33c21a1f6e58bf9589fb6d349c82",
    "metadata": {},
    "name": "ListDownloadQuery",
    "operationKind": "query",
    "text": "query ListDownloadQuery {\n  viewer {\n    canModerate\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9378aa189d8fd27954fd718510b2661";

export default node;
