/**
 * @generated SignedSource<<c78152a908c72f2184d04025112b7119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsSections_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessSettings_site" | "GeneralSettings_site" | "LanguageSettings_site" | "LetterSettings_site" | "ListSettings_site" | "LookSettings_site" | "ModerationSettings_site" | "SignInSettings_site" | "WelcomeSettings_site">;
  readonly " $fragmentType": "SettingsSections_site";
};
export type SettingsSections_site$key = {
  readonly " $data"?: SettingsSections_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsSections_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsSections_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GeneralSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LanguageSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LookSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WelcomeSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignInSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModerationSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LetterSettings_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "582187f325316c59fb3de9433fa99eab";

export default node;
