/**
 * @generated SignedSource<<19e77632952542eb6e960f1a2859c3a8>>
 * @relayHash c0b766be599cc3e2f7bf1a89f5af5f7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0b766be599cc3e2f7bf1a89f5af5f7c

import type { ConcreteRequest } from 'relay-runtime';
export type documentsNodeQuery$variables = {
  id: string;
};
export type documentsNodeQuery$data = {
  readonly node: {
    readonly title?: string | null | undefined;
  } | null | undefined;
};
export type documentsNodeQuery = {
  response: documentsNodeQuery$data;
  variables: documentsNodeQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Book",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "documentsNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "cacheID": "c0b766be599cc3e2f7bf1a89f5af5f7c",
    "id": "c0b766be599cc3e2f7bf1a89f5af5f7c",
    "metadata": {},
    "name": "documentsNodeQuery",
    "operationKind": "query",
    "text": "query documentsNodeQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Book {\n      title\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c7ea0da0697f2b230cdb59f81cb09bb1";

export default node;
