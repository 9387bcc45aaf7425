/**
 * @generated SignedSource<<9c350ff9260d02659a8f3fb173dfab6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskRow_entry$data = {
  readonly id: string;
  readonly ideas: ReadonlyArray<{
    readonly __typename: "Idea";
  }>;
  readonly publishAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly state: ChangelogState;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLabels_entry">;
  readonly " $fragmentType": "DeskRow_entry";
};
export type DeskRow_entry$key = {
  readonly " $data"?: DeskRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeskRow_entry",
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "publishAt",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "ideas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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

(node as any).hash = "c99c16594d051a97c026927aea497295";

export default node;
