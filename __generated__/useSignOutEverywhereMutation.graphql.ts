/**
 * @generated SignedSource<<1905ec6777ea18b74c5f77f0afd2be29>>
 * @relayHash 8d479c0dc63d74c3cd8946ea9ba95545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d479c0dc63d74c3cd8946ea9ba95545

import type { ConcreteRequest } from 'relay-runtime';
export type useSignOutEverywhereMutation$variables = {
  clientMutationId?: string | null | undefined;
};
export type useSignOutEverywhereMutation$data = {
  readonly signOutEverywhere: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSignOutEverywhereMutation = {
  response: useSignOutEverywhereMutation$data;
  variables: useSignOutEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clientMutationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clientMutationId",
        "variableName": "clientMutationId"
      }
    ],
    "concreteType": "SignOutEverywherePayload",
    "kind": "LinkedField",
    "name": "signOutEverywhere",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignOutEverywhereMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignOutEverywhereMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8d479c0dc63d74c3cd8946ea9ba95545",
    "id": "8d479c0dc63d74c3cd8946ea9ba95545",
    "metadata": {},
    "name": "useSignOutEverywhereMutation",
    "operationKind": "mutation",
    "text": "mutation useSignOutEverywhereMutation(\n  $clientMutationId: String\n) {\n  signOutEverywhere(clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "46e4e02012713ac7cdd2619faf6af8e1";

export default node;
