/**
 * @generated SignedSource<<2557eec2d117ab3cb59e5f8536b1ddf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsSections_site$data = {
  readonly boards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BoardSetting_board">;
  }>;
  readonly visibility: SiteVisibility;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Board",
      "kind": "LinkedField",
      "name": "boards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardSetting_board"
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "43ef68589661f25adb2f083180f06313";

export default node;
