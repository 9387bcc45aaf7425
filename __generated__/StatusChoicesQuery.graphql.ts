/**
 * @generated SignedSource<<9e6dc57946cbbd5b8070e90c4f012536>>
 * @relayHash a88985474336e841c77c8b4b557919d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a88985474336e841c77c8b4b557919d1

import type { ConcreteRequest } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type StatusChoicesQuery$variables = Record<PropertyKey, never>;
export type StatusChoicesQuery$data = {
  readonly site: {
    readonly statuses: ReadonlyArray<{
      readonly category: StatusCategory;
      readonly color: string | null | undefined;
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type StatusChoicesQuery = {
  response: StatusChoicesQuery$data;
  variables: StatusChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "statuses",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StatusChoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "StatusChoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a88985474336e841c77c8b4b557919d1",
    "id": "a88985474336e841c77c8b4b557919d1",
    "metadata": {},
    "name": "StatusChoicesQuery",
    "operationKind": "query",
    "text": "query StatusChoicesQuery {\n  site {\n    statuses {\n      id\n      name\n      category\n      color\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "591127f799b24ea7ef6a26d94fd0acd7";

export default node;
