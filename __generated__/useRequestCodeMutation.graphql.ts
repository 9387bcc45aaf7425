/**
 * @generated SignedSource<<fd7ffa907244a8e2c849027d7b099068>>
 * @relayHash ec2e2f9ef8b3679d88d9523f3cff5109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2e2f9ef8b3679d88d9523f3cff5109

import type { ConcreteRequest } from 'relay-runtime';
export type FormGuardInput = {
  token: string;
  website: string;
};
export type useRequestCodeMutation$variables = {
  clientMutationId?: string | null | undefined;
  email: string;
  guard?: FormGuardInput | null | undefined;
};
export type useRequestCodeMutation$data = {
  readonly requestSignInCode: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRequestCodeMutation = {
  response: useRequestCodeMutation$data;
  variables: useRequestCodeMutation$variables;
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
  "name": "email"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guard"
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
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "guard",
        "variableName": "guard"
      }
    ],
    "concreteType": "RequestSignInCodePayload",
    "kind": "LinkedField",
    "name": "requestSignInCode",
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
    "name": "useRequestCodeMutation",
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
    "name": "useRequestCodeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "ec2e2f9ef8b3679d88d9523f3cff5109",
    "id": "ec2e2f9ef8b3679d88d9523f3cff5109",
    "metadata": {},
    "name": "useRequestCodeMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestCodeMutation(\n  $email: String!\n  $guard: FormGuardInput\n  $clientMutationId: String\n) {\n  requestSignInCode(email: $email, guard: $guard, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9e6c8ccc2b4461e07d305c9ddd0c5629";

export default node;
