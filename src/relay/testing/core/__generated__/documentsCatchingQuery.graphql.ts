/**
 * @generated SignedSource<<e85a620d6eb2927a9a36d926cd2e1792>>
 * @relayHash 4f51a85741bc6f0d60f1fb51b2ca5e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f51a85741bc6f0d60f1fb51b2ca5e6f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type documentsCatchingQuery$variables = {
  id: string;
};
export type documentsCatchingQuery$data = {
  readonly book: {
    readonly summary: Result<string, unknown>;
  } | null | undefined;
};
export type documentsCatchingQuery = {
  response: documentsCatchingQuery$data;
  variables: documentsCatchingQuery$variables;
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
    "metadata": null,
    "name": "documentsCatchingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsCatchingQuery",
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
    "cacheID": "4f51a85741bc6f0d60f1fb51b2ca5e6f",
    "id": "4f51a85741bc6f0d60f1fb51b2ca5e6f",
    "metadata": {},
    "name": "documentsCatchingQuery",
    "operationKind": "query",
    "text": "query documentsCatchingQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    summary\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9ed6a9684e490e5278c6767770dca29e";

export default node;
