/**
 * @generated SignedSource<<230c40af6887770d7f12631df7a242f1>>
 * @relayHash b0028dc1d60d4aab94f587401b4f4c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0028dc1d60d4aab94f587401b4f4c9f

import type { ConcreteRequest } from 'relay-runtime';
export type SiteStart = "EMPTY" | "SAMPLE" | "%future added value";
export type useCreateSiteMutation$variables = {
  clientMutationId?: string | null | undefined;
  ownerName: string;
  siteName: string;
  start: SiteStart;
  token: string;
};
export type useCreateSiteMutation$data = {
  readonly createSite: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateSiteMutation = {
  response: useCreateSiteMutation$data;
  variables: useCreateSiteMutation$variables;
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
  "name": "ownerName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteName"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v5 = [
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
        "name": "ownerName",
        "variableName": "ownerName"
      },
      {
        "kind": "Variable",
        "name": "siteName",
        "variableName": "siteName"
      },
      {
        "kind": "Variable",
        "name": "start",
        "variableName": "start"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "CreateSitePayload",
    "kind": "LinkedField",
    "name": "createSite",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSiteMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateSiteMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "b0028dc1d60d4aab94f587401b4f4c9f",
    "id": "b0028dc1d60d4aab94f587401b4f4c9f",
    "metadata": {},
    "name": "useCreateSiteMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateSiteMutation(\n  $token: String!\n  $siteName: String!\n  $ownerName: String!\n  $start: SiteStart!\n  $clientMutationId: String\n) {\n  createSite(token: $token, siteName: $siteName, ownerName: $ownerName, start: $start, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "518b2ab8223a957147cf23156b291909";

export default node;
