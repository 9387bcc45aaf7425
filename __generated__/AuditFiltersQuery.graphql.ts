/**
 * @generated SignedSource<<13c9f8b9c8f9f70469678ad06daa7c55>>
 * @relayHash a70fb2e426cf791630f82d9708811337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a70fb2e426cf791630f82d9708811337

import type { ConcreteRequest } from 'relay-runtime';
export type AuditFiltersQuery$variables = Record<PropertyKey, never>;
export type AuditFiltersQuery$data = {
  readonly auditActors: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type AuditFiltersQuery = {
  response: AuditFiltersQuery$data;
  variables: AuditFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "auditActors",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AuditFiltersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AuditFiltersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a70fb2e426cf791630f82d9708811337",
    "id": "a70fb2e426cf791630f82d9708811337",
    "metadata": {},
    "name": "AuditFiltersQuery",
    "operationKind": "query",
    "text": "query AuditFiltersQuery {\n  auditActors {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "2a9e7a8cfe29a6d75d810cef2ba5725e";

export default node;
