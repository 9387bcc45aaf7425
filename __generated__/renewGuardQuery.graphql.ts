/**
 * @generated SignedSource<<75220c49039e3b7e8f02d0c6f81a131b>>
 * @relayHash 95b7034017088b5f48290887275d07d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b7034017088b5f48290887275d07d9

import type { ConcreteRequest } from 'relay-runtime';
export type renewGuardQuery$variables = Record<PropertyKey, never>;
export type renewGuardQuery$data = {
  readonly formGuard: string;
};
export type renewGuardQuery = {
  response: renewGuardQuery$data;
  variables: renewGuardQuery$variables;
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
    "name": "renewGuardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renewGuardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "95b7034017088b5f48290887275d07d9",
    "id": "95b7034017088b5f48290887275d07d9",
    "metadata": {},
    "name": "renewGuardQuery",
    "operationKind": "query",
    "text": "query renewGuardQuery {\n  formGuard\n}\n"
  }
};
})();

(node as any).hash = "c46fc6aaa0ea4dc2ff8aaf93de8955b9";

export default node;
