/**
 * @generated SignedSource<<e3be06024a0669bf17c5845982946d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaSort = "ACTIVE" | "DISCUSSED" | "NEWEST" | "TOP" | "TRENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_query$data = {
  readonly site: {
    readonly defaultSort: IdeaSort;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_query" | "FilterSheet_query" | "PlainFilters_query">;
  readonly " $fragmentType": "FilterBar_query";
};
export type FilterBar_query$key = {
  readonly " $data"?: FilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultSort",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActiveFilters_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilterSheet_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlainFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e514c3c34bbe37473b4eba23b6808559";

export default node;
