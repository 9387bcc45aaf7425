/**
 * @generated SignedSource<<7330112f8e3fd6825ba92e8db505147f>>
 * @relayHash 9d8b8d21d75bae3f3f6f6d4791cffda3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d8b8d21d75bae3f3f6f6d4791cffda3

import type { ConcreteRequest } from 'relay-runtime';
export type documentsThrowingQuery$variables = {
  id: string;
};
export type documentsThrowingQuery$data = {
  readonly book: {
    readonly summary: string;
  } | null | undefined;
};
export type documentsThrowingQuery = {
  response: documentsThrowingQuery$data;
  variables: documentsThrowingQuery$variables;
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
  "name": "summary",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "documentsThrowingQuery",
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
    "name": "documentsThrowingQuery",
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
    "cacheID": "9d8b8d21d75bae3f3f6f6d4791cffda3",
    "id": "9d8b8d21d75bae3f3f6f6d4791cffda3",
    "metadata": {},
    "name": "documentsThrowingQuery",
    "operationKind": "query",
    "text": "query documentsThrowingQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    summary\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "009826a49b6c9dcd16ac3e42ed8e455e";

export default node;
