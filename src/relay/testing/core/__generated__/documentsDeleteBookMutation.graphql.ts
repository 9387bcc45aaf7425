/**
 * @generated SignedSource<<d978d2261349e0b3f737a92b2a1170d2>>
 * @relayHash 0bef10f7a601f2fb373a26606287ab96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bef10f7a601f2fb373a26606287ab96

import type { ConcreteRequest } from 'relay-runtime';
export type documentsDeleteBookMutation$variables = {
  id: string;
};
export type documentsDeleteBookMutation$data = {
  readonly deleteBook: {
    readonly deletedBookId: string | null | undefined;
  } | null | undefined;
};
export type documentsDeleteBookMutation = {
  response: documentsDeleteBookMutation$data;
  variables: documentsDeleteBookMutation$variables;
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
  "name": "deletedBookId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsDeleteBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteBookPayload",
        "kind": "LinkedField",
        "name": "deleteBook",
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
    "name": "documentsDeleteBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteBookPayload",
        "kind": "LinkedField",
        "name": "deleteBook",
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
            "name": "deletedBookId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0bef10f7a601f2fb373a26606287ab96",
    "id": "0bef10f7a601f2fb373a26606287ab96",
    "metadata": {},
    "name": "documentsDeleteBookMutation",
    "operationKind": "mutation",
    "text": "mutation documentsDeleteBookMutation(\n  $id: ID!\n) {\n  deleteBook(id: $id) {\n    deletedBookId\n  }\n}\n"
  }
};
})();

(node as any).hash = "2acb6ab05e781baec1e490e676508936";

export default node;
