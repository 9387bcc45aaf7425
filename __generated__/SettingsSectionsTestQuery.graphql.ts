/**
 * @generated SignedSource<<5b1e3079065c58a3c0bedea73137c1a9>>
 * @relayHash 506139738364b21d53c26b994a7e960a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 506139738364b21d53c26b994a7e960a

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ideaCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "506139738364b21d53c26b994a7e960a",
    "id": "506139738364b21d53c26b994a7e960a",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.id": (v3/*:: as any*/),
        "site.boards.ideaCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "site.boards.name": (v4/*:: as any*/),
        "site.boards.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Visibility"
        },
        "site.guestVoting": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "site.id": (v3/*:: as any*/),
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
        "site.name": (v4/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        },
        "site.tagline": (v4/*:: as any*/),
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
    "text": "query SettingsSectionsTestQuery {\n  site {\n    ...SettingsSections_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment BoardSetting_board on Board {\n  id\n  name\n  visibility\n  ideaCount\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  visibility\n  boards {\n    id\n    ...BoardSetting_board\n  }\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n"
  }
};
})();

(node as any).hash = "e566735904533de4617395c93bc7a608";

export default node;
