/**
 * @generated SignedSource<<ac830032207866c28737ea4481a0c431>>
 * @relayHash 050306479ae4dfbb096a8f917752b482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 050306479ae4dfbb096a8f917752b482

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeInvitationRevokeMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useChangeInvitationRevokeMutation$data = {
  readonly revokeInvitation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly revokedId: string | null | undefined;
  } | null | undefined;
};
export type useChangeInvitationRevokeMutation = {
  response: useChangeInvitationRevokeMutation$data;
  variables: useChangeInvitationRevokeMutation$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "RevokeInvitationPayload",
    "kind": "LinkedField",
    "name": "revokeInvitation",
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
        "kind": "ScalarField",
        "name": "revokedId",
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
    "name": "useChangeInvitationRevokeMutation",
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
    "name": "useChangeInvitationRevokeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "050306479ae4dfbb096a8f917752b482",
    "id": "050306479ae4dfbb096a8f917752b482",
    "metadata": {},
    "name": "useChangeInvitationRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation useChangeInvitationRevokeMutation(\n  $id: ID!\n  $clientMutationId: String\n) {\n  revokeInvitation(id: $id, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    revokedId\n  }\n}\n"
  }
};
})();

(node as any).hash = "2b8ff07bce358f69d6e3ef4c77f11755";

export default node;
