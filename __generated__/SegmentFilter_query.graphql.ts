/**
 * @generated SignedSource<<58375fe41060e1289cadc9dbeeb8f726>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentFilter_query$data = {
  readonly segments: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "SegmentFilter_query";
};
export type SegmentFilter_query$key = {
  readonly " $data"?: SegmentFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SegmentFilter_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segments",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "64b935e8b089c3a8fbe5fb55757a538a";

export default node;
