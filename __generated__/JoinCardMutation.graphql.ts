/**
 * @generated SignedSource<<fd67dbcdf8cf0e9f9f25d8daf5acb9b1>>
 * @relayHash e0421dd7e252970954ff2ce59156d129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0421dd7e252970954ff2ce59156d129

import type { ConcreteRequest } from 'relay-runtime';
export type JoinCardMutation$variables = {
  clientMutationId?: string | null | undefined;
  token: string;
};
export type JoinCardMutation$data = {
  readonly acceptInvitation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type JoinCardMutation = {
  response: JoinCardMutation$data;
  variables: JoinCardMutation$variables;
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
  "name": "token"
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
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "AcceptInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptInvitation",
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
    "name": "JoinCardMutation",
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
    "name": "JoinCardMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "e0421dd7e252970954ff2ce59156d129",
    "id": "e0421dd7e252970954ff2ce59156d129",
    "metadata": {},
    "name": "JoinCardMutation",
    "operationKind": "mutation",
    "text": "mutation JoinCardMutation(\n  $token: String!\n  $clientMutationId: String\n) {\n  acceptInvitation(token: $token, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0110c2cf29f1a618bc9904e86a3f1bd8";

export default node;
