/**
 * @generated SignedSource<<d30d53636542afbe9227750a5b46c4f9>>
 * @relayHash 2b5df09b6f5bbc60a91ef80343ce581e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b5df09b6f5bbc60a91ef80343ce581e

import type { ConcreteRequest } from 'relay-runtime';
export type JoinCardMutation$variables = {
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  token: string;
};
export type JoinCardMutation$data = {
  readonly acceptInvitation: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
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
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
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
        "name": "name",
        "variableName": "name"
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
            "name": "field",
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
    "name": "JoinCardMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JoinCardMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "2b5df09b6f5bbc60a91ef80343ce581e",
    "id": "2b5df09b6f5bbc60a91ef80343ce581e",
    "metadata": {},
    "name": "JoinCardMutation",
    "operationKind": "mutation",
    "text": "mutation JoinCardMutation(\n  $token: String!\n  $name: String\n  $clientMutationId: String\n) {\n  acceptInvitation(token: $token, name: $name, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ce0c91d1859ba03fe7c6b4b98c4ec9b4";

export default node;
