/**
 * @generated SignedSource<<d992e2d1a45761352aaa5888e91d7c13>>
 * @relayHash f778de6b93695ee19ecad3ac34ae4038
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f778de6b93695ee19ecad3ac34ae4038

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
export type useInvitePeopleMutation$variables = {
  clientMutationId?: string | null | undefined;
  emails: ReadonlyArray<string>;
  role: Role;
};
export type useInvitePeopleMutation$data = {
  readonly invitePeople: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useInvitePeopleMutation = {
  response: useInvitePeopleMutation$data;
  variables: useInvitePeopleMutation$variables;
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
  "name": "emails"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
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
        "name": "emails",
        "variableName": "emails"
      },
      {
        "kind": "Variable",
        "name": "role",
        "variableName": "role"
      }
    ],
    "concreteType": "InvitePeoplePayload",
    "kind": "LinkedField",
    "name": "invitePeople",
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
    "name": "useInvitePeopleMutation",
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
    "name": "useInvitePeopleMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "f778de6b93695ee19ecad3ac34ae4038",
    "id": "f778de6b93695ee19ecad3ac34ae4038",
    "metadata": {},
    "name": "useInvitePeopleMutation",
    "operationKind": "mutation",
    "text": "mutation useInvitePeopleMutation(\n  $emails: [String!]!\n  $role: Role!\n  $clientMutationId: String\n) {\n  invitePeople(emails: $emails, role: $role, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f6b093c8a5081b269a5667ef7a88ff12";

export default node;
