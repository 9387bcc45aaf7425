/**
 * @generated SignedSource<<c7e84f45801ac713799b92b309ba4b6d>>
 * @relayHash 465b511646d65dc6c2d27fe2666150a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 465b511646d65dc6c2d27fe2666150a9

import type { ConcreteRequest } from 'relay-runtime';
export type useDeletePostIdeaMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useDeletePostIdeaMutation$data = {
  readonly deleteIdea: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useDeletePostIdeaMutation = {
  response: useDeletePostIdeaMutation$data;
  variables: useDeletePostIdeaMutation$variables;
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
v2 = [
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
        "name": "ideaId",
        "variableName": "id"
      }
    ],
    "concreteType": "DeleteIdeaPayload",
    "kind": "LinkedField",
    "name": "deleteIdea",
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
            "name": "message",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeletePostIdeaMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "useDeletePostIdeaMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "465b511646d65dc6c2d27fe2666150a9",
    "id": "465b511646d65dc6c2d27fe2666150a9",
    "metadata": {},
    "name": "useDeletePostIdeaMutation",
    "operationKind": "mutation",
    "text": "mutation useDeletePostIdeaMutation(\n  $id: ID!\n  $clientMutationId: String\n) {\n  deleteIdea(ideaId: $id, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "151cd739a9fbb1ae83d2246b37c0a6cf";

export default node;
