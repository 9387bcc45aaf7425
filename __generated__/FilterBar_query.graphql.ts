/**
 * @generated SignedSource<<b52c2adfac48b87921676097e82a6b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_query" | "FilterSheet_query">;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7ebd78bfb8e959b097ead478daa228d0";

export default node;
