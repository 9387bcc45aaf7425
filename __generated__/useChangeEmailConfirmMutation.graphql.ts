/**
 * @generated SignedSource<<709ae8f3299414b51db34b47f69ab283>>
 * @relayHash f5ade0a00c1b60a570e24e48d67db286
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5ade0a00c1b60a570e24e48d67db286

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeEmailConfirmMutation$variables = {
  clientMutationId?: string | null | undefined;
  newCode: string;
  oldCode?: string | null | undefined;
};
export type useChangeEmailConfirmMutation$data = {
  readonly confirmEmailChange: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly email: string | null | undefined;
      readonly sessions: ReadonlyArray<{
        readonly createdAt: string;
        readonly device: string;
        readonly id: string;
        readonly isCurrent: boolean;
        readonly lastUsedAt: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useChangeEmailConfirmMutation = {
  response: useChangeEmailConfirmMutation$data;
  variables: useChangeEmailConfirmMutation$variables;
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
  "name": "newCode"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oldCode"
},
v3 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "newCode",
    "variableName": "newCode"
  },
  {
    "kind": "Variable",
    "name": "oldCode",
    "variableName": "oldCode"
  }
],
v4 = {
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Session",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeEmailConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ConfirmEmailChangePayload",
        "kind": "LinkedField",
        "name": "confirmEmailChange",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChangeEmailConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ConfirmEmailChangePayload",
        "kind": "LinkedField",
        "name": "confirmEmailChange",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f5ade0a00c1b60a570e24e48d67db286",
    "id": "f5ade0a00c1b60a570e24e48d67db286",
    "metadata": {},
    "name": "useChangeEmailConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation useChangeEmailConfirmMutation(\n  $newCode: String!\n  $oldCode: String\n  $clientMutationId: String\n) {\n  confirmEmailChange(newCode: $newCode, oldCode: $oldCode, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n    viewer {\n      email\n      sessions {\n        id\n        device\n        isCurrent\n        lastUsedAt\n        createdAt\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5da767317d25185c5851f956f349ed7e";

export default node;
