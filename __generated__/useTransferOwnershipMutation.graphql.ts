/**
 * @generated SignedSource<<c02a3eaf780ddf782529a0bc0dcba75f>>
 * @relayHash 9e24b39a90abb08755f18b5ac0001488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e24b39a90abb08755f18b5ac0001488

import type { ConcreteRequest } from 'relay-runtime';
export type useTransferOwnershipMutation$variables = {
  clientMutationId?: string | null | undefined;
  userId: string;
};
export type useTransferOwnershipMutation$data = {
  readonly transferOwnership: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useTransferOwnershipMutation = {
  response: useTransferOwnershipMutation$data;
  variables: useTransferOwnershipMutation$variables;
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
    "concreteType": "TransferOwnershipPayload",
    "kind": "LinkedField",
    "name": "transferOwnership",
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
    "name": "useTransferOwnershipMutation",
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
    "name": "useTransferOwnershipMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9e24b39a90abb08755f18b5ac0001488",
    "id": "9e24b39a90abb08755f18b5ac0001488",
    "metadata": {},
    "name": "useTransferOwnershipMutation",
    "operationKind": "mutation",
    "text": "mutation useTransferOwnershipMutation(\n  $userId: ID!\n  $clientMutationId: String\n) {\n  transferOwnership(userId: $userId, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9b53dac5b4f54a45885efbb24dd6d5df";

export default node;
