/**
 * @generated SignedSource<<574bf672f4a66463adfc2c8e4194ff84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsSections_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessSettings_site" | "GeneralSettings_site" | "LetterSettings_site" | "ModerationSettings_site">;
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
      "name": "AccessSettings_site"
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

(node as any).hash = "0b42046c34f36fa5e1927ccce41bf117";

export default node;
