/**
 * @generated SignedSource<<fc089a75bf0ac8a2bab0f8ef56d6d88c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryLink_entry$data = {
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLabels_entry">;
  readonly " $fragmentType": "EntryLink_entry";
};
export type EntryLink_entry$key = {
  readonly " $data"?: EntryLink_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLink_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryLink_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryLabels_entry"
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "d6cd95dc19c1302d1963ede57e3130eb";

export default node;
