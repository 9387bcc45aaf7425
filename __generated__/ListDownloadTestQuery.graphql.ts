/**
 * @generated SignedSource<<6586cbf9c3bcf877549f1777ae850d44>>
 * @relayHash 5cbf5cf756958541fa89e09450c9ecc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cbf5cf756958541fa89e09450c9ecc4

import type { ConcreteRequest } from 'relay-runtime';
export type ListDownloadTestQuery$variables = Record<PropertyKey, never>;
export type ListDownloadTestQuery$data = {
  readonly viewer: {
    readonly canModerate: boolean;
  };
};
export type ListDownloadTestQuery = {
  response: ListDownloadTestQuery$data;
  variables: ListDownloadTestQuery$variables;
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
    "metadata": null,
    "name": "ListDownloadTestQuery",
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
    "name": "ListDownloadTestQuery",
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
    "cacheID": "5cbf5cf756958541fa89e09450c9ecc4",
    "id": "5cbf5cf756958541fa89e09450c9ecc4",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canModerate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "ListDownloadTestQuery",
    "operationKind": "query",
    "text": "query ListDownloadTestQuery {\n  viewer {\n    canModerate\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "48f2ce4adf290f1356dda9949f20a8e6";

export default node;
