/**
 * @generated SignedSource<<09d45cdfa12330614800cc1524978e81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleFilters_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SegmentFilter_query">;
  readonly " $fragmentType": "PeopleFilters_query";
};
export type PeopleFilters_query$key = {
  readonly " $data"?: PeopleFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleFilters_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SegmentFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c27eb6915ee1607933b56dfae8588e64";

export default node;
