/**
 * @generated SignedSource<<e8354c84e45118a2e6587fafe9c4651a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterSheet_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FilterChoices_query">;
  readonly " $fragmentType": "FilterSheet_query";
};
export type FilterSheet_query$key = {
  readonly " $data"?: FilterSheet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterSheet_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterSheet_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilterChoices_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "666bb730e524ad49dab9a7e6984b2b76";

export default node;
