/**
 * @generated SignedSource<<824e84281e44318c5a047d073360bdae>>
 * @relayHash 921a316ee352fc97af2d6b80830c45e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921a316ee352fc97af2d6b80830c45e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Moderation = "ALL" | "FIRST_POST" | "OFF" | "%future added value";
export type SignUp = "INVITED" | "OPEN" | "%future added value";
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
export type useUpdateSiteMutation$variables = {
  accentColor?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  emailDomains?: ReadonlyArray<string> | null | undefined;
  favicon?: string | null | undefined;
  guestVoting?: boolean | null | undefined;
  imprint?: string | null | undefined;
  logo?: string | null | undefined;
  moderation?: Moderation | null | undefined;
  name?: string | null | undefined;
  signInOff?: ReadonlyArray<string> | null | undefined;
  signUp?: SignUp | null | undefined;
  tagline?: string | null | undefined;
  visibility?: SiteVisibility | null | undefined;
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
  "name": "emailDomains"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "favicon"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guestVoting"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imprint"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "logo"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moderation"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signInOff"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signUp"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagline"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v13 = [
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
    "name": "imprint",
    "variableName": "imprint"
  },
  {
    "kind": "Variable",
    "name": "logo",
    "variableName": "logo"
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
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = [
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
      (v14/*:: as any*/),
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessVersion",
  "storageKey": null
},
v17 = {
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
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
              (v16/*:: as any*/)
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
      (v8/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v12/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v10/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
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
              (v16/*:: as any*/),
              (v17/*:: as any*/)
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
              (v14/*:: as any*/),
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
                "name": "logo",
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
                  (v17/*:: as any*/),
                  (v14/*:: as any*/)
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
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "921a316ee352fc97af2d6b80830c45e8",
    "id": "921a316ee352fc97af2d6b80830c45e8",
    "metadata": {},
    "name": "useUpdateSiteMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateSiteMutation(\n  $name: String\n  $tagline: String\n  $imprint: String\n  $visibility: SiteVisibility\n  $moderation: Moderation\n  $guestVoting: Boolean\n  $signUp: SignUp\n  $logo: String\n  $favicon: String\n  $accentColor: String\n  $emailDomains: [String!]\n  $signInOff: [String!]\n  $clientMutationId: String\n) {\n  updateSite(name: $name, tagline: $tagline, imprint: $imprint, visibility: $visibility, moderation: $moderation, guestVoting: $guestVoting, signUp: $signUp, logo: $logo, favicon: $favicon, accentColor: $accentColor, emailDomains: $emailDomains, signInOff: $signInOff, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    viewer {\n      accessVersion\n      id\n    }\n    site {\n      ...SettingsSections_site\n      id\n    }\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment LookSettings_site on Site {\n  logo\n  favicon\n  accentColor\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LookSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b58e80a7728fbb0d9dbc038508ef95f";

export default node;
