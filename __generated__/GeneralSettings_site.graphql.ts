/**
 * @generated SignedSource<<ea76a0219590c8d9b4915dd8c1b55f48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneralSettings_site$data = {
  readonly name: string;
  readonly tagline: string;
  readonly " $fragmentType": "GeneralSettings_site";
};
export type GeneralSettings_site$key = {
  readonly " $data"?: GeneralSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneralSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneralSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagline",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0a8cd59b1604612d56e74128ad1b8fe8";

export default node;
