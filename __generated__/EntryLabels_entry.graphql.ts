/**
 * @generated SignedSource<<b27b32d15a1a19cc476112099d3a5555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangelogLabel = "FIXED" | "IMPROVED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EntryLabels_entry$data = {
  readonly labels: ReadonlyArray<ChangelogLabel>;
  readonly " $fragmentType": "EntryLabels_entry";
};
export type EntryLabels_entry$key = {
  readonly " $data"?: EntryLabels_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLabels_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryLabels_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
      "storageKey": null
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "e95d73f007bfd3f04860aac3d1845844";

export default node;
