/**
 * @generated SignedSource<<fffac17c06078750da0d4aa7dd96d0b8>>
 * @relayHash 71ee3973e9f9b3368ba1e93d0d2a62f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71ee3973e9f9b3368ba1e93d0d2a62f2

import type { ConcreteRequest } from 'relay-runtime';
export type documentsRemoveBookMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type documentsRemoveBookMutation$data = {
  readonly deleteBook: {
    readonly deletedBookId: string | null | undefined;
  } | null | undefined;
};
export type documentsRemoveBookMutation = {
  response: documentsRemoveBookMutation$data;
  variables: documentsRemoveBookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedBookId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsRemoveBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteBookPayload",
        "kind": "LinkedField",
        "name": "deleteBook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "documentsRemoveBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteBookPayload",
        "kind": "LinkedField",
        "name": "deleteBook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedBookId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "71ee3973e9f9b3368ba1e93d0d2a62f2",
    "id": "71ee3973e9f9b3368ba1e93d0d2a62f2",
    "metadata": {},
    "name": "documentsRemoveBookMutation",
    "operationKind": "mutation",
    "text": "mutation documentsRemoveBookMutation(\n  $id: ID!\n) {\n  deleteBook(id: $id) {\n    deletedBookId\n  }\n}\n"
  }
};
})();

(node as any).hash = "3e8c5949f0359a57bf3dfa26cbde0c44";

export default node;
