/**
 * @generated SignedSource<<1318569d8518e270f2edb941d38c315e>>
 * @relayHash 662dd848538d405955a137b00b687956
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 662dd848538d405955a137b00b687956

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInFormTestQuery$variables = Record<PropertyKey, never>;
export type SignInFormTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SignInForm_query">;
};
export type SignInFormTestQuery = {
  response: SignInFormTestQuery$data;
  variables: SignInFormTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInFormTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SignInForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "formGuard",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInOptions",
            "kind": "LinkedField",
            "name": "signIn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codeBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SignInProvider",
                "kind": "LinkedField",
                "name": "providers",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
                    "name": "kind",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "662dd848538d405955a137b00b687956",
    "id": "662dd848538d405955a137b00b687956",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v1/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v2/*:: as any*/),
        "site.signIn": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SignInOptions"
        },
        "site.signIn.code": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "site.signIn.codeBy": {
          "enumValues": [
            "MAIL",
            "TERMINAL"
          ],
          "nullable": false,
          "plural": false,
          "type": "CodeDelivery"
        },
        "site.signIn.providers": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SignInProvider"
        },
        "site.signIn.providers.id": (v2/*:: as any*/),
        "site.signIn.providers.kind": {
          "enumValues": [
            "FIREBASE",
            "REDIRECT"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignInProviderKind"
        },
        "site.signIn.providers.name": (v1/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        }
      }
    },
    "name": "SignInFormTestQuery",
    "operationKind": "query",
    "text": "query SignInFormTestQuery {\n  ...SignInForm_query\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signUp\n    signIn {\n      codeBy\n      code\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b8a39540514450ee3f3faa00f064b7e";

export default node;
