/**
 * @generated SignedSource<<2dec5aea3a064fae31a8d60e1f44bdf9>>
 * @relayHash 77f5d155733aaf40c27264f01ed0c881
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f5d155733aaf40c27264f01ed0c881

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteStart = "APP" | "EMPTY" | "LIBRARY" | "PUBLIC_BODY" | "SAMPLE" | "%future added value";
export type useCreateSiteMutation$variables = {
  clientMutationId?: string | null | undefined;
  locale: string;
  ownerName: string;
  siteName: string;
  start: SiteStart;
  token: string;
};
export type useCreateSiteMutation$data = {
  readonly createSite: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
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
  "name": "locale"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ownerName"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteName"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v6 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "locale",
    "variableName": "locale"
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
v7 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserErrorParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": (v7/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "77f5d155733aaf40c27264f01ed0c881",
    "id": "77f5d155733aaf40c27264f01ed0c881",
    "metadata": {},
    "name": "useCreateSiteMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateSiteMutation(\n  $token: String!\n  $siteName: String!\n  $ownerName: String!\n  $start: SiteStart!\n  $locale: String!\n  $clientMutationId: String\n) {\n  createSite(token: $token, siteName: $siteName, ownerName: $ownerName, start: $start, locale: $locale, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "25d90ec1df5eeb0a4144d1a73a77527d";

export default node;
