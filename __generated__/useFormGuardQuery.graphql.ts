/**
 * @generated SignedSource<<35c0d19bf7b1f25cddc82b3d24c1b789>>
 * @relayHash c61401b0ece6e8fe9156f14df7823889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c61401b0ece6e8fe9156f14df7823889

import type { ConcreteRequest } from 'relay-runtime';
export type useFormGuardQuery$variables = Record<PropertyKey, never>;
export type useFormGuardQuery$data = {
  readonly formGuard: string;
};
export type useFormGuardQuery = {
  response: useFormGuardQuery$data;
  variables: useFormGuardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formGuard",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormGuardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFormGuardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c61401b0ece6e8fe9156f14df7823889",
    "id": "c61401b0ece6e8fe9156f14df7823889",
    "metadata": {},
    "name": "useFormGuardQuery",
    "operationKind": "query",
    "text": "query useFormGuardQuery {\n  formGuard\n}\n"
  }
};
})();

(node as any).hash = "e9798279fb5842bb8228a7f68b1510e0";

export default node;
