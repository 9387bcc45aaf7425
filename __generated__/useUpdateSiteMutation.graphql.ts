/**
 * @generated SignedSource<<f67377c7d8c6e2381113a9d3203ce0fd>>
 * @relayHash 12c0065f06df29c9205c88dab5d54abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12c0065f06df29c9205c88dab5d54abe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaSort = "ACTIVE" | "DISCUSSED" | "NEWEST" | "TOP" | "TRENDING" | "%future added value";
export type Moderation = "ALL" | "FIRST_POST" | "OFF" | "%future added value";
export type SignUp = "INVITED" | "OPEN" | "%future added value";
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
export type SiteLinkInput = {
  label: string;
  url: string;
};
export type useUpdateSiteMutation$variables = {
  accentColor?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  defaultSort?: IdeaSort | null | undefined;
  emailDomains?: ReadonlyArray<string> | null | undefined;
  favicon?: string | null | undefined;
  guestVoting?: boolean | null | undefined;
  hidesCounts?: boolean | null | undefined;
  imprint?: string | null | undefined;
  links?: ReadonlyArray<SiteLinkInput> | null | undefined;
  locale?: string | null | undefined;
  logo?: string | null | undefined;
  logoDark?: string | null | undefined;
  moderation?: Moderation | null | undefined;
  name?: string | null | undefined;
  signInOff?: ReadonlyArray<string> | null | undefined;
  signUp?: SignUp | null | undefined;
  tagline?: string | null | undefined;
  visibility?: SiteVisibility | null | undefined;
  welcome?: string | null | undefined;
};
export type useUpdateSiteMutation$data = {
  readonly updateSite: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"SettingsSections_site">;
    } | null | undefined;
    readonly viewer: {
      readonly accessVersion: string;
    };
  } | null | undefined;
};
export type useUpdateSiteMutation = {
  response: useUpdateSiteMutation$data;
  variables: useUpdateSiteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accentColor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "defaultSort"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "emailDomains"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "favicon"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guestVoting"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hidesCounts"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imprint"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "links"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locale"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "logo"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "logoDark"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moderation"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signInOff"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signUp"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagline"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "welcome"
},
v19 = [
  {
    "kind": "Variable",
    "name": "accentColor",
    "variableName": "accentColor"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "defaultSort",
    "variableName": "defaultSort"
  },
  {
    "kind": "Variable",
    "name": "emailDomains",
    "variableName": "emailDomains"
  },
  {
    "kind": "Variable",
    "name": "favicon",
    "variableName": "favicon"
  },
  {
    "kind": "Variable",
    "name": "guestVoting",
    "variableName": "guestVoting"
  },
  {
    "kind": "Variable",
    "name": "hidesCounts",
    "variableName": "hidesCounts"
  },
  {
    "kind": "Variable",
    "name": "imprint",
    "variableName": "imprint"
  },
  {
    "kind": "Variable",
    "name": "links",
    "variableName": "links"
  },
  {
    "kind": "Variable",
    "name": "locale",
    "variableName": "locale"
  },
  {
    "kind": "Variable",
    "name": "logo",
    "variableName": "logo"
  },
  {
    "kind": "Variable",
    "name": "logoDark",
    "variableName": "logoDark"
  },
  {
    "kind": "Variable",
    "name": "moderation",
    "variableName": "moderation"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "signInOff",
    "variableName": "signInOff"
  },
  {
    "kind": "Variable",
    "name": "signUp",
    "variableName": "signUp"
  },
  {
    "kind": "Variable",
    "name": "tagline",
    "variableName": "tagline"
  },
  {
    "kind": "Variable",
    "name": "visibility",
    "variableName": "visibility"
  },
  {
    "kind": "Variable",
    "name": "welcome",
    "variableName": "welcome"
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v21 = [
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
      (v20/*:: as any*/),
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
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessVersion",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v19/*:: as any*/),
        "concreteType": "UpdateSitePayload",
        "kind": "LinkedField",
        "name": "updateSite",
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
                "selections": (v21/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v22/*:: as any*/)
            ],
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "SettingsSections_site"
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
      (v13/*:: as any*/),
      (v16/*:: as any*/),
      (v7/*:: as any*/),
      (v17/*:: as any*/),
      (v12/*:: as any*/),
      (v5/*:: as any*/),
      (v15/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v18/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v14/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v19/*:: as any*/),
        "concreteType": "UpdateSitePayload",
        "kind": "LinkedField",
        "name": "updateSite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v23/*:: as any*/)
            ],
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
              (v20/*:: as any*/),
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
                  (v23/*:: as any*/),
                  (v20/*:: as any*/)
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
              (v23/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "12c0065f06df29c9205c88dab5d54abe",
    "id": "12c0065f06df29c9205c88dab5d54abe",
    "metadata": {},
    "name": "useUpdateSiteMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateSiteMutation(\n  $name: String\n  $tagline: String\n  $imprint: String\n  $visibility: SiteVisibility\n  $moderation: Moderation\n  $guestVoting: Boolean\n  $signUp: SignUp\n  $logo: String\n  $logoDark: String\n  $favicon: String\n  $accentColor: String\n  $welcome: String\n  $links: [SiteLinkInput!]\n  $defaultSort: IdeaSort\n  $hidesCounts: Boolean\n  $locale: String\n  $emailDomains: [String!]\n  $signInOff: [String!]\n  $clientMutationId: String\n) {\n  updateSite(name: $name, tagline: $tagline, imprint: $imprint, visibility: $visibility, moderation: $moderation, guestVoting: $guestVoting, signUp: $signUp, logo: $logo, logoDark: $logoDark, favicon: $favicon, accentColor: $accentColor, welcome: $welcome, links: $links, defaultSort: $defaultSort, hidesCounts: $hidesCounts, locale: $locale, emailDomains: $emailDomains, signInOff: $signInOff, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    viewer {\n      accessVersion\n      id\n    }\n    site {\n      ...SettingsSections_site\n      id\n    }\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LanguageSettings_site on Site {\n  locale\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ListSettings_site on Site {\n  defaultSort\n  hidesCounts\n}\n\nfragment LookSettings_site on Site {\n  logo\n  logoDark\n  favicon\n  accentColor\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LanguageSettings_site\n  ...LookSettings_site\n  ...WelcomeSettings_site\n  ...ListSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n\nfragment WelcomeSettings_site on Site {\n  welcome\n  links {\n    label\n    url\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "8c46ddce33cff378715cd58dac34eb83";

export default node;
