/**
 * @generated SignedSource<<2914bf68366cd31784a11e5d3d4e6e39>>
 * @relayHash 6aa20cb47bcf7503acfcf7ac53b18f24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aa20cb47bcf7503acfcf7ac53b18f24

import type { ConcreteRequest } from 'relay-runtime';
export type documentsBookQuery$variables = {
  id: string;
};
export type documentsBookQuery$data = {
  readonly book: {
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type documentsBookQuery = {
  response: documentsBookQuery$data;
  variables: documentsBookQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsBookQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsBookQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "6aa20cb47bcf7503acfcf7ac53b18f24",
    "id": "6aa20cb47bcf7503acfcf7ac53b18f24",
    "metadata": {},
    "name": "documentsBookQuery",
    "operationKind": "query",
    "text": "query documentsBookQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    title\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a22ca3062947d38d973ab736c08ddbb";

export default node;
