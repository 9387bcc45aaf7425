/**
 * @generated SignedSource<<1000af73a43bb9d8f15772b56deaeb0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamWords_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"SearchWordsForm_group">;
  readonly " $fragmentType": "TeamWords_groups";
}>;
export type TeamWords_groups$key = ReadonlyArray<{
  readonly " $data"?: TeamWords_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamWords_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TeamWords_groups",
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
      "name": "words",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchWordsForm_group"
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "afc7f5027ee3e4eed5ea84761210d7a4";

export default node;
