/**
 * @generated SignedSource<<17b5ef3aaa30da8dde049d082a9d0799>>
 * @relayHash 09a9e7376cbb21c82cdbe93bf93309e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a9e7376cbb21c82cdbe93bf93309e9

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
export type useSetRoleMutation$variables = {
  clientMutationId?: string | null | undefined;
  role: Role;
  userId: string;
};
export type useSetRoleMutation$data = {
  readonly setRole: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly role: Role;
      readonly viewerAssignableRoles: ReadonlyArray<Role>;
      readonly viewerCanBan: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetRoleMutation = {
  response: useSetRoleMutation$data;
  variables: useSetRoleMutation$variables;
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
  "name": "role"
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
        "name": "role",
        "variableName": "role"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "SetRolePayload",
    "kind": "LinkedField",
    "name": "setRole",
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
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerAssignableRoles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanBan",
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
    "name": "useSetRoleMutation",
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
    "name": "useSetRoleMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "09a9e7376cbb21c82cdbe93bf93309e9",
    "id": "09a9e7376cbb21c82cdbe93bf93309e9",
    "metadata": {},
    "name": "useSetRoleMutation",
    "operationKind": "mutation",
    "text": "mutation useSetRoleMutation(\n  $userId: ID!\n  $role: Role!\n  $clientMutationId: String\n) {\n  setRole(userId: $userId, role: $role, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    user {\n      id\n      role\n      viewerAssignableRoles\n      viewerCanBan\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "daf742135cfbd4f020395a966ab79eda";

export default node;
