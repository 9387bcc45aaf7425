/**
 * @generated SignedSource<<723bec2165d6e87624d42f180e62b171>>
 * @relayHash b3305ffa772a94204a55b61b9f05e546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3305ffa772a94204a55b61b9f05e546

import type { ConcreteRequest } from 'relay-runtime';
export type useSignInWithFirebaseMutation$variables = {
  clientMutationId?: string | null | undefined;
  idToken: string;
  name?: string | null | undefined;
};
export type useSignInWithFirebaseMutation$data = {
  readonly signInWithFirebase: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly needsName: boolean;
  } | null | undefined;
};
export type useSignInWithFirebaseMutation = {
  response: useSignInWithFirebaseMutation$data;
  variables: useSignInWithFirebaseMutation$variables;
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
  "name": "idToken"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
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
        "name": "idToken",
        "variableName": "idToken"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signInWithFirebase",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInWithFirebaseMutation",
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
    "name": "useSignInWithFirebaseMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "b3305ffa772a94204a55b61b9f05e546",
    "id": "b3305ffa772a94204a55b61b9f05e546",
    "metadata": {},
    "name": "useSignInWithFirebaseMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInWithFirebaseMutation(\n  $idToken: String!\n  $name: String\n  $clientMutationId: String\n) {\n  signInWithFirebase(idToken: $idToken, name: $name, clientMutationId: $clientMutationId) {\n    needsName\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b1ff7df890722cb1e02b6dbf12c3897d";

export default node;
