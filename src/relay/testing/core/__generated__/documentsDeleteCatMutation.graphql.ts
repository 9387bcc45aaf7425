/**
 * @generated SignedSource<<7f9dcf9dbb13e5e373e91d8cccf64ba2>>
 * @relayHash 6c2039d4450f406620ff16b34ddc2912
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2039d4450f406620ff16b34ddc2912

import type { ConcreteRequest } from 'relay-runtime';
export type documentsDeleteCatMutation$variables = {
  id: string;
};
export type documentsDeleteCatMutation$data = {
  readonly deleteCat: {
    readonly deletedId: string | null | undefined;
  } | null | undefined;
};
export type documentsDeleteCatMutation = {
  response: documentsDeleteCatMutation$data;
  variables: documentsDeleteCatMutation$variables;
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
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsDeleteCatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCatPayload",
        "kind": "LinkedField",
        "name": "deleteCat",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsDeleteCatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCatPayload",
        "kind": "LinkedField",
        "name": "deleteCat",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6c2039d4450f406620ff16b34ddc2912",
    "id": "6c2039d4450f406620ff16b34ddc2912",
    "metadata": {},
    "name": "documentsDeleteCatMutation",
    "operationKind": "mutation",
    "text": "mutation documentsDeleteCatMutation(\n  $id: ID!\n) {\n  deleteCat(id: $id) {\n    deletedId\n  }\n}\n"
  }
};
})();

(node as any).hash = "802a6372b7d78a6a0a906bd974092bb6";

export default node;
