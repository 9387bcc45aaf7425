/**
 * @generated SignedSource<<70da950982863a39f522ad1ddae8adc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_query" | "FilterChoices_query">;
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
      "name": "FilterChoices_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0674d7dfc27a3f69de66756571002a6e";

export default node;
