/**
 * @generated SignedSource<<a78b4419232b50770004fafd99ec3f11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsSections_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessSettings_site" | "GeneralSettings_site" | "LetterSettings_site" | "ListSettings_site" | "LookSettings_site" | "ModerationSettings_site" | "SignInSettings_site" | "WelcomeSettings_site">;
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

(node as any).hash = "e72a33b8152e36ed14ba5f479f13caff";

export default node;
