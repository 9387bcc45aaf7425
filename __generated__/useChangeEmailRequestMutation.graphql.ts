/**
 * @generated SignedSource<<a1e3b9f4b06d209c687594af109f036f>>
 * @relayHash 1187b793c3be4a61464c4a63ef870e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1187b793c3be4a61464c4a63ef870e22

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeEmailRequestMutation$variables = {
  clientMutationId?: string | null | undefined;
  email: string;
};
export type useChangeEmailRequestMutation$data = {
  readonly requestEmailChange: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly needsOldCode: boolean;
  } | null | undefined;
};
export type useChangeEmailRequestMutation = {
  response: useChangeEmailRequestMutation$data;
  variables: useChangeEmailRequestMutation$variables;
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
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "RequestEmailChangePayload",
    "kind": "LinkedField",
    "name": "requestEmailChange",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsOldCode",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeEmailRequestMutation",
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
    "name": "useChangeEmailRequestMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1187b793c3be4a61464c4a63ef870e22",
    "id": "1187b793c3be4a61464c4a63ef870e22",
    "metadata": {},
    "name": "useChangeEmailRequestMutation",
    "operationKind": "mutation",
    "text": "mutation useChangeEmailRequestMutation(\n  $email: String!\n  $clientMutationId: String\n) {\n  requestEmailChange(email: $email, clientMutationId: $clientMutationId) {\n    needsOldCode\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f4c34f733a6d1acf60bbce05c64477d2";

export default node;
