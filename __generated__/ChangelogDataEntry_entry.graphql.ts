/**
 * @generated SignedSource<<88b8807b99896c3f69db7e6ee37d4839>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangelogDataEntry_entry$data = {
  readonly bodyHtml: string | null | undefined;
  readonly excerpt: string;
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly state: ChangelogState;
  readonly title: string;
  readonly " $fragmentType": "ChangelogDataEntry_entry";
};
export type ChangelogDataEntry_entry$key = {
  readonly " $data"?: ChangelogDataEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangelogDataEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "excerpt",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bodyHtml",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "39d698258992ae21d2102d243c41f45c";

export default node;
