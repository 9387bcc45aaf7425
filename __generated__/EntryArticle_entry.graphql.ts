/**
 * @generated SignedSource<<996cb968869d938eafca964b87630103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryArticle_entry$data = {
  readonly bodyHtml: string;
  readonly id: string;
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EntryIdeas_entry" | "EntryLabels_entry" | "EntryReactions_entry">;
  readonly " $fragmentType": "EntryArticle_entry";
};
export type EntryArticle_entry$key = {
  readonly " $data"?: EntryArticle_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryArticle_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EntryArticle_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "bodyHtml",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryLabels_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryIdeas_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryReactions_entry"
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "7e2eb21f367180f3ea7f2d0dafeb9480";

export default node;
