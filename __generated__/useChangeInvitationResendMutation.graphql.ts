/**
 * @generated SignedSource<<1c9823d976c562afb8215da480a5ca70>>
 * @relayHash 1c74bc440df1ad0e73f92bafd430a276
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c74bc440df1ad0e73f92bafd430a276

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeInvitationResendMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useChangeInvitationResendMutation$data = {
  readonly resendInvitation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly invitation: {
      readonly expiresAt: string;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useChangeInvitationResendMutation = {
  response: useChangeInvitationResendMutation$data;
  variables: useChangeInvitationResendMutation$variables;
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
    "concreteType": "ResendInvitationPayload",
    "kind": "LinkedField",
    "name": "resendInvitation",
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
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "invitation",
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
            "name": "expiresAt",
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
    "name": "useChangeInvitationResendMutation",
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
    "name": "useChangeInvitationResendMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1c74bc440df1ad0e73f92bafd430a276",
    "id": "1c74bc440df1ad0e73f92bafd430a276",
    "metadata": {},
    "name": "useChangeInvitationResendMutation",
    "operationKind": "mutation",
    "text": "mutation useChangeInvitationResendMutation(\n  $id: ID!\n  $clientMutationId: String\n) {\n  resendInvitation(id: $id, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    invitation {\n      id\n      expiresAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb13baee3b57940d9a187ce458d95350";

export default node;
