/**
 * @generated SignedSource<<64f85a486a4d4e81f394372c98277711>>
 * @relayHash 98502233d48d525b57768d8c54c8df7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98502233d48d525b57768d8c54c8df7d

import type { ConcreteRequest } from 'relay-runtime';
export type documentsBookDetailQuery$variables = {
  id: string;
};
export type documentsBookDetailQuery$data = {
  readonly book: {
    readonly summary: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type documentsBookDetailQuery = {
  response: documentsBookDetailQuery$data;
  variables: documentsBookDetailQuery$variables;
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
},
v3 = {
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
    "name": "documentsBookDetailQuery",
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
          (v3/*:: as any*/)
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
    "name": "documentsBookDetailQuery",
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
          (v3/*:: as any*/),
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
    "cacheID": "98502233d48d525b57768d8c54c8df7d",
    "id": "98502233d48d525b57768d8c54c8df7d",
    "metadata": {},
    "name": "documentsBookDetailQuery",
    "operationKind": "query",
    "text": "query documentsBookDetailQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    title\n    summary\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "75e6c6925e85913c0d4be83b87bada2d";

export default node;
