/**
 * @generated SignedSource<<3e820923de4bd047e083b016f55d18fc>>
 * @relayHash f49a4f748a1a796db2ea5b5ca5f96be8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49a4f748a1a796db2ea5b5ca5f96be8

import type { ConcreteRequest } from 'relay-runtime';
export type documentsLikeMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  isLiked: boolean;
};
export type documentsLikeMutation$data = {
  readonly like: {
    readonly book: {
      readonly id: string;
      readonly isLiked: boolean | null | undefined;
      readonly likes: number | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type documentsLikeMutation$rawResponse = {
  readonly like: {
    readonly book: {
      readonly id: string;
      readonly isLiked: boolean | null | undefined;
      readonly likes: number | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type documentsLikeMutation = {
  rawResponse: documentsLikeMutation$rawResponse;
  response: documentsLikeMutation$data;
  variables: documentsLikeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isLiked"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clientMutationId",
        "variableName": "clientMutationId"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isLiked",
        "variableName": "isLiked"
      }
    ],
    "concreteType": "LikePayload",
    "kind": "LinkedField",
    "name": "like",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
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
            "name": "likes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLiked",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsLikeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "documentsLikeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "f49a4f748a1a796db2ea5b5ca5f96be8",
    "id": "f49a4f748a1a796db2ea5b5ca5f96be8",
    "metadata": {},
    "name": "documentsLikeMutation",
    "operationKind": "mutation",
    "text": "mutation documentsLikeMutation(\n  $id: ID!\n  $isLiked: Boolean!\n  $clientMutationId: String\n) {\n  like(id: $id, isLiked: $isLiked, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      message\n    }\n    book {\n      id\n      likes\n      isLiked\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "675c5a81ca985c32478274cac545a920";

export default node;
