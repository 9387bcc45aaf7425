/**
 * @generated SignedSource<<79e1bc15adc9a7a7ad409d08a999c135>>
 * @relayHash c94d2c7aa21a461e77b54758521bb354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94d2c7aa21a461e77b54758521bb354

import type { ConcreteRequest } from 'relay-runtime';
export type useStartProviderSignInMutation$variables = {
  clientMutationId?: string | null | undefined;
  provider: string;
  returnTo: string;
};
export type useStartProviderSignInMutation$data = {
  readonly startProviderSignIn: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type useStartProviderSignInMutation = {
  response: useStartProviderSignInMutation$data;
  variables: useStartProviderSignInMutation$variables;
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
  "name": "provider"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "returnTo"
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
        "name": "provider",
        "variableName": "provider"
      },
      {
        "kind": "Variable",
        "name": "returnTo",
        "variableName": "returnTo"
      }
    ],
    "concreteType": "StartProviderSignInPayload",
    "kind": "LinkedField",
    "name": "startProviderSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "useStartProviderSignInMutation",
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
    "name": "useStartProviderSignInMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "c94d2c7aa21a461e77b54758521bb354",
    "id": "c94d2c7aa21a461e77b54758521bb354",
    "metadata": {},
    "name": "useStartProviderSignInMutation",
    "operationKind": "mutation",
    "text": "mutation useStartProviderSignInMutation(\n  $provider: ID!\n  $returnTo: String!\n  $clientMutationId: String\n) {\n  startProviderSignIn(provider: $provider, returnTo: $returnTo, clientMutationId: $clientMutationId) {\n    url\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9dd4bbc770f928a9af75ecefe6db9745";

export default node;
