/**
 * @generated SignedSource<<7214cd08acd518ae2f753b1845ed3479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Moderation = "ALL" | "FIRST_POST" | "OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ModerationSettings_site$data = {
  readonly moderation: Moderation;
  readonly " $fragmentType": "ModerationSettings_site";
};
export type ModerationSettings_site$key = {
  readonly " $data"?: ModerationSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModerationSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModerationSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moderation",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "a12cb19b63d5b9b958b1930b71b9e823";

export default node;
