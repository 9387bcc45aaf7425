/**
 * @generated SignedSource<<ff4207a0d7aeeaeb9097fcb50340b721>>
 * @relayHash 31311638cccd75961693d4643b289807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31311638cccd75961693d4643b289807

import type { ConcreteRequest } from 'relay-runtime';
export type documentsCatQuery$variables = {
  id: string;
};
export type documentsCatQuery$data = {
  readonly cat: {
    readonly _id: string;
    readonly name: string | null | undefined;
  } | null | undefined;
};
export type documentsCatQuery = {
  response: documentsCatQuery$data;
  variables: documentsCatQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "_id",
        "variableName": "id"
      }
    ],
    "concreteType": "Cat",
    "kind": "LinkedField",
    "name": "cat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "_id",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsCatQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsCatQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "31311638cccd75961693d4643b289807",
    "id": "31311638cccd75961693d4643b289807",
    "metadata": {},
    "name": "documentsCatQuery",
    "operationKind": "query",
    "text": "query documentsCatQuery(\n  $id: ID!\n) {\n  cat(_id: $id) {\n    _id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "803883f0255b236b6985d9bd78ad4baa";

export default node;
