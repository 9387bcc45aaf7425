/**
 * @generated SignedSource<<73797e5389bd92766cb7842e60f731e8>>
 * @relayHash fb9f6e605ed1d3ead0f124302b144ea9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb9f6e605ed1d3ead0f124302b144ea9

import type { ConcreteRequest } from 'relay-runtime';
export type LazyQuerySectionTestQuery$variables = {
  id: string;
};
export type LazyQuerySectionTestQuery$data = {
  readonly idea: {
    readonly title: string;
  } | null | undefined;
};
export type LazyQuerySectionTestQuery = {
  response: LazyQuerySectionTestQuery$data;
  variables: LazyQuerySectionTestQuery$variables;
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
    "name": "LazyQuerySectionTestQuery",
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
    "name": "LazyQuerySectionTestQuery",
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
    "cacheID": "fb9f6e605ed1d3ead0f124302b144ea9",
    "id": "fb9f6e605ed1d3ead0f124302b144ea9",
    "metadata": {},
    "name": "LazyQuerySectionTestQuery",
    "operationKind": "query",
    "text": "query LazyQuerySectionTestQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    title\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0b8b5216aedcb1d9cb620773bce08dc3";

export default node;
