/**
 * @generated SignedSource<<4476c9d866f19904bb8f73f214b4118b>>
 * @relayHash d3d48fe5bd89f6a595c18029c8fa1688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d48fe5bd89f6a595c18029c8fa1688

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
  "name": "name",
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
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
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
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoDark",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "favicon",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accentColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "welcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "defaultSort",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hidesCounts",
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
            "name": "emailDomains",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signInOff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "signInSetUp",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
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
    "cacheID": "d3d48fe5bd89f6a595c18029c8fa1688",
    "id": "d3d48fe5bd89f6a595c18029c8fa1688",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.accentColor": (v2/*:: as any*/),
        "site.defaultSort": {
          "enumValues": [
            "ACTIVE",
            "DISCUSSED",
            "NEWEST",
            "TOP",
            "TRENDING"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaSort"
        },
        "site.emailDomains": (v3/*:: as any*/),
        "site.favicon": (v2/*:: as any*/),
        "site.guestVoting": (v4/*:: as any*/),
        "site.hidesCounts": (v4/*:: as any*/),
        "site.id": (v5/*:: as any*/),
        "site.imprint": (v2/*:: as any*/),
        "site.links": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SiteLink"
        },
        "site.links.label": (v6/*:: as any*/),
        "site.links.url": (v6/*:: as any*/),
        "site.locale": (v6/*:: as any*/),
        "site.logo": (v2/*:: as any*/),
        "site.logoDark": (v2/*:: as any*/),
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
        "site.name": (v6/*:: as any*/),
        "site.signInOff": (v3/*:: as any*/),
        "site.signInSetUp": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SignInProvider"
        },
        "site.signInSetUp.id": (v5/*:: as any*/),
        "site.signInSetUp.name": (v6/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        },
        "site.tagline": (v6/*:: as any*/),
        "site.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "SiteVisibility"
        },
        "site.welcome": (v6/*:: as any*/)
      }
    },
    "name": "SettingsSectionsTestQuery",
    "operationKind": "query",
    "text": "query SettingsSectionsTestQuery {\n  site {\n    ...SettingsSections_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LanguageSettings_site on Site {\n  locale\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ListSettings_site on Site {\n  defaultSort\n  hidesCounts\n}\n\nfragment LookSettings_site on Site {\n  logo\n  logoDark\n  favicon\n  accentColor\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LanguageSettings_site\n  ...LookSettings_site\n  ...WelcomeSettings_site\n  ...ListSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n\nfragment WelcomeSettings_site on Site {\n  welcome\n  links {\n    label\n    url\n  }\n}\n"
  }
};
})();

(node as any).hash = "e566735904533de4617395c93bc7a608";

export default node;
