/**
 * @generated SignedSource<<7c875ca8b80dcd04e6b34fda9178b10b>>
 * @relayHash 654a094758d7cb3bf906efbb1a65d578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 654a094758d7cb3bf906efbb1a65d578

import type { ConcreteRequest } from 'relay-runtime';
export type useBanUserUnbanMutation$variables = {
  clientMutationId?: string | null | undefined;
  userId: string;
};
export type useBanUserUnbanMutation$data = {
  readonly unbanUser: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly banned: boolean | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useBanUserUnbanMutation = {
  response: useBanUserUnbanMutation$data;
  variables: useBanUserUnbanMutation$variables;
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
  "name": "userId"
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
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "UnbanUserPayload",
    "kind": "LinkedField",
    "name": "unbanUser",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "banned",
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
    "name": "useBanUserUnbanMutation",
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
    "name": "useBanUserUnbanMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "654a094758d7cb3bf906efbb1a65d578",
    "id": "654a094758d7cb3bf906efbb1a65d578",
    "metadata": {},
    "name": "useBanUserUnbanMutation",
    "operationKind": "mutation",
    "text": "mutation useBanUserUnbanMutation(\n  $userId: ID!\n  $clientMutationId: String\n) {\n  unbanUser(userId: $userId, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    user {\n      id\n      banned\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e84303e726c1341474a13aa48f77bffe";

export default node;
