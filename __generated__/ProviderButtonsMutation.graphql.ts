/**
 * @generated SignedSource<<8a61f85f25215728cbb49953202f486c>>
 * @relayHash bf547506d927c8c115e35d9ba0408880
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf547506d927c8c115e35d9ba0408880

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderButtonsMutation$variables = {
  clientMutationId?: string | null | undefined;
  provider: string;
  returnTo: string;
};
export type ProviderButtonsMutation$data = {
  readonly startProviderSignIn: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type ProviderButtonsMutation = {
  response: ProviderButtonsMutation$data;
  variables: ProviderButtonsMutation$variables;
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
    "name": "ProviderButtonsMutation",
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
    "name": "ProviderButtonsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "bf547506d927c8c115e35d9ba0408880",
    "id": "bf547506d927c8c115e35d9ba0408880",
    "metadata": {},
    "name": "ProviderButtonsMutation",
    "operationKind": "mutation",
    "text": "mutation ProviderButtonsMutation(\n  $provider: ID!\n  $returnTo: String!\n  $clientMutationId: String\n) {\n  startProviderSignIn(provider: $provider, returnTo: $returnTo, clientMutationId: $clientMutationId) {\n    url\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "36c2b49b9cce7bcea58d8cdbbd0322eb";

export default node;
