/**
 * @generated SignedSource<<7643a59b5f0eed0aa5822b2c44e2ede7>>
 * @relayHash f0cb52b71bd2052f8fbcbe9d75e3780e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0cb52b71bd2052f8fbcbe9d75e3780e

import type { ConcreteRequest } from 'relay-runtime';
export type documentsPersonQuery$variables = {
  id: string;
  locale?: string | null | undefined;
};
export type documentsPersonQuery$data = {
  readonly person: {
    readonly name: string | null | undefined;
  } | null | undefined;
};
export type documentsPersonQuery = {
  response: documentsPersonQuery$data;
  variables: documentsPersonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "locale"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "locale",
    "variableName": "locale"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsPersonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "person",
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
    "name": "documentsPersonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "person",
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
    "cacheID": "f0cb52b71bd2052f8fbcbe9d75e3780e",
    "id": "f0cb52b71bd2052f8fbcbe9d75e3780e",
    "metadata": {},
    "name": "documentsPersonQuery",
    "operationKind": "query",
    "text": "query documentsPersonQuery(\n  $id: ID!\n  $locale: String\n) {\n  person(id: $id, locale: $locale) {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5eea91cd40e6b450fe2089c89a6e3697";

export default node;
