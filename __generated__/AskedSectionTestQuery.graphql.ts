/**
 * @generated SignedSource<<8a64569db635fa1afe52e7d38c7b4065>>
 * @relayHash cef05846dcda968d7374c6c34d31897b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cef05846dcda968d7374c6c34d31897b

import type { ConcreteRequest } from 'relay-runtime';
export type AskedSectionTestQuery$variables = {
  id: string;
};
export type AskedSectionTestQuery$data = {
  readonly idea: {
    readonly title: string;
  } | null | undefined;
};
export type AskedSectionTestQuery = {
  response: AskedSectionTestQuery$data;
  variables: AskedSectionTestQuery$variables;
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AskedSectionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
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
    "name": "AskedSectionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
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
    "cacheID": "cef05846dcda968d7374c6c34d31897b",
    "id": "cef05846dcda968d7374c6c34d31897b",
    "metadata": {},
    "name": "AskedSectionTestQuery",
    "operationKind": "query",
    "text": "query AskedSectionTestQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    title\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3c0518a0edbe035d9c7b24d8b0807a00";

export default node;
