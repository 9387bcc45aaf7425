/**
 * @generated SignedSource<<46308e982d3c9d8ff6c6ad9efd9f91ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_query$data = {
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

(node as any).hash = "632aa1d2906294680571aaf94fe33496";

export default node;
