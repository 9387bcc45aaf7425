/**
 * @generated SignedSource<<8afdc206cd708617f60342909f7083f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LookSettings_site$data = {
  readonly accentColor: string | null | undefined;
  readonly favicon: string | null | undefined;
  readonly logo: string | null | undefined;
  readonly logoDark: string | null | undefined;
  readonly " $fragmentType": "LookSettings_site";
};
export type LookSettings_site$key = {
  readonly " $data"?: LookSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LookSettings_site",
  "selections": [
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "6e0af59661ada8c901726c8b105fb53b";

export default node;
