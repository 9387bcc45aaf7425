/**
 * @generated SignedSource<<cf339f5b0b2f2ab68b4a7ea341125759>>
 * @relayHash 68ac4654d4ada5bfde008862945ec517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ac4654d4ada5bfde008862945ec517

import type { ConcreteRequest } from 'relay-runtime';
export type useSignInWithCodeMutation$variables = {
  clientMutationId?: string | null | undefined;
  code: string;
  email: string;
  name?: string | null | undefined;
};
export type useSignInWithCodeMutation$data = {
  readonly signInWithCode: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly needsName: boolean;
  } | null | undefined;
};
export type useSignInWithCodeMutation = {
  response: useSignInWithCodeMutation$data;
  variables: useSignInWithCodeMutation$variables;
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
  "name": "code"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v4 = [
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
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signInWithCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsName",
        "storageKey": null
      },
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInWithCodeMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSignInWithCodeMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "68ac4654d4ada5bfde008862945ec517",
    "id": "68ac4654d4ada5bfde008862945ec517",
    "metadata": {},
    "name": "useSignInWithCodeMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInWithCodeMutation(\n  $email: String!\n  $code: String!\n  $name: String\n  $clientMutationId: String\n) {\n  signInWithCode(email: $email, code: $code, name: $name, clientMutationId: $clientMutationId) {\n    needsName\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "12d25f44aa79d5945a237c02d743a3b0";

export default node;
