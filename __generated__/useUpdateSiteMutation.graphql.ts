/**
 * @generated SignedSource<<a596df13b9fa37ace1bfa6470dcc331f>>
 * @relayHash 20e7a322f8fade94c165a2947b72cf96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e7a322f8fade94c165a2947b72cf96

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Moderation = "ALL" | "FIRST_POST" | "OFF" | "%future added value";
export type SignUp = "INVITED" | "OPEN" | "%future added value";
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
export type useUpdateSiteMutation$variables = {
  clientMutationId?: string | null | undefined;
  guestVoting?: boolean | null | undefined;
  imprint?: string | null | undefined;
  moderation?: Moderation | null | undefined;
  name?: string | null | undefined;
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
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guestVoting"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imprint"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moderation"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signUp"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagline"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v8 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
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
      (v9/*:: as any*/),
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessVersion",
  "storageKey": null
},
v12 = {
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
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
                "selections": (v10/*:: as any*/),
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
              (v11/*:: as any*/)
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
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateSiteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
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
            "selections": (v10/*:: as any*/),
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
              (v11/*:: as any*/),
              (v12/*:: as any*/)
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
              (v9/*:: as any*/),
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
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "20e7a322f8fade94c165a2947b72cf96",
    "id": "20e7a322f8fade94c165a2947b72cf96",
    "metadata": {},
    "name": "useUpdateSiteMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateSiteMutation(\n  $name: String\n  $tagline: String\n  $imprint: String\n  $visibility: SiteVisibility\n  $moderation: Moderation\n  $guestVoting: Boolean\n  $signUp: SignUp\n  $clientMutationId: String\n) {\n  updateSite(name: $name, tagline: $tagline, imprint: $imprint, visibility: $visibility, moderation: $moderation, guestVoting: $guestVoting, signUp: $signUp, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    viewer {\n      accessVersion\n      id\n    }\n    site {\n      ...SettingsSections_site\n      id\n    }\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "3bb2eb06ef2927d85a9e61fd2738136a";

export default node;
