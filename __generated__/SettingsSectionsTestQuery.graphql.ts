/**
 * @generated SignedSource<<6429a61a5837da5787dcb703cb402d18>>
 * @relayHash 1b86b144647c31aa9bcf8eed67c2c56e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b86b144647c31aa9bcf8eed67c2c56e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsSectionsTestQuery$variables = Record<PropertyKey, never>;
export type SettingsSectionsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SettingsSections_site">;
  } | null | undefined;
};
export type SettingsSectionsTestQuery = {
  response: SettingsSectionsTestQuery$data;
  variables: SettingsSectionsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsSectionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingsSections_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsSectionsTestQuery",
    "selections": [
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "guestVoting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moderation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imprint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1b86b144647c31aa9bcf8eed67c2c56e",
    "id": "1b86b144647c31aa9bcf8eed67c2c56e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.guestVoting": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "site.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "site.imprint": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "site.moderation": {
          "enumValues": [
            "ALL",
            "FIRST_POST",
            "OFF"
          ],
          "nullable": false,
          "plural": false,
          "type": "Moderation"
        },
        "site.name": (v0/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        },
        "site.tagline": (v0/*:: as any*/),
        "site.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "SiteVisibility"
        }
      }
    },
    "name": "SettingsSectionsTestQuery",
    "operationKind": "query",
    "text": "query SettingsSectionsTestQuery {\n  site {\n    ...SettingsSections_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n"
  }
};
})();

(node as any).hash = "e566735904533de4617395c93bc7a608";

export default node;
