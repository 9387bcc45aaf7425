/**
 * @generated SignedSource<<5212ad4efcbd2bb08fe8ac7ca2304fc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogSections_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BoardsSection_site" | "DeletedLabels_site" | "FrameNav_site" | "StatusesSection_site" | "TagsSection_site">;
  readonly " $fragmentType": "CatalogSections_site";
};
export type CatalogSections_site$key = {
  readonly " $data"?: CatalogSections_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogSections_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatalogSections_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FrameNav_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoardsSection_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusesSection_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagsSection_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedLabels_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fab27939554532351c4332610a1b3f45";

export default node;
