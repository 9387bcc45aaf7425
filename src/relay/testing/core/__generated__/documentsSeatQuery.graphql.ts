/**
 * @generated SignedSource<<17df3ab3e38fcccb80629993c2d42bb9>>
 * @relayHash c4f97a7914fc0904009264a61c34f6d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4f97a7914fc0904009264a61c34f6d3

import type { ConcreteRequest } from 'relay-runtime';
export type documentsSeatQuery$variables = {
  id: number;
};
export type documentsSeatQuery$data = {
  readonly seat: {
    readonly id: number | null | undefined;
    readonly row: string | null | undefined;
  } | null | undefined;
};
export type documentsSeatQuery = {
  response: documentsSeatQuery$data;
  variables: documentsSeatQuery$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Seat",
    "kind": "LinkedField",
    "name": "seat",
    "plural": false,
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
        "name": "row",
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
    "name": "documentsSeatQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsSeatQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c4f97a7914fc0904009264a61c34f6d3",
    "id": "c4f97a7914fc0904009264a61c34f6d3",
    "metadata": {},
    "name": "documentsSeatQuery",
    "operationKind": "query",
    "text": "query documentsSeatQuery(\n  $id: Int!\n) {\n  seat(id: $id) {\n    id\n    row\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b80847c1541d506988c50413a3571c7";

export default node;
