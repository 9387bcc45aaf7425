/**
 * @generated SignedSource<<3e7e4b7f49bacdc31d2a8964833d56fa>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AccessSettings_site" | "GeneralSettings_site" | "ModerationSettings_site">;
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
      "name": "AccessSettings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModerationSettings_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fde5cf8f0942ff066f0d9a96a14f09aa";

export default node;
