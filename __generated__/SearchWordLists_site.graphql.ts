/**
 * @generated SignedSource<<ef8d98a31f002df637392b845d49216e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymSource = "LEARNED" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchWordLists_site$data = {
  readonly synonyms: ReadonlyArray<{
    readonly source: SynonymSource;
    readonly " $fragmentSpreads": FragmentRefs<"LearnedWords_groups" | "TeamWords_groups">;
  }>;
  readonly " $fragmentType": "SearchWordLists_site";
};
export type SearchWordLists_site$key = {
  readonly " $data"?: SearchWordLists_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchWordLists_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SearchWordLists_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SynonymGroup",
      "kind": "LinkedField",
      "name": "synonyms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamWords_groups"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LearnedWords_groups"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "45f5dff43329f3c3c8404c55cfb9b560";

export default node;
