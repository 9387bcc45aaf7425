/**
 * @generated SignedSource<<539c9275c80b4dd804684bc1f1978370>>
 * @relayHash 6c1dcbc58ec2ac0f3e1f72573d162c30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1dcbc58ec2ac0f3e1f72573d162c30

import type { ConcreteRequest } from 'relay-runtime';
export type useBanUserMutation$variables = {
  clientMutationId?: string | null | undefined;
  hidePosts: boolean;
  userId: string;
};
export type useBanUserMutation$data = {
  readonly banUser: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly banned: boolean | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useBanUserMutation = {
  response: useBanUserMutation$data;
  variables: useBanUserMutation$variables;
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
  "name": "hidePosts"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
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
        "name": "hidePosts",
        "variableName": "hidePosts"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "BanUserPayload",
    "kind": "LinkedField",
    "name": "banUser",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBanUserMutation",
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
    "name": "useBanUserMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "6c1dcbc58ec2ac0f3e1f72573d162c30",
    "id": "6c1dcbc58ec2ac0f3e1f72573d162c30",
    "metadata": {},
    "name": "useBanUserMutation",
    "operationKind": "mutation",
    "text": "mutation useBanUserMutation(\n  $userId: ID!\n  $hidePosts: Boolean!\n  $clientMutationId: String\n) {\n  banUser(userId: $userId, hidePosts: $hidePosts, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    user {\n      id\n      banned\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fd3be0695f27b0d5d07e739d4a41c4f8";

export default node;
