/**
 * @generated SignedSource<<b5c246907161b9c7e15e086af255f04f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnedWords_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly isOn: boolean;
  readonly merges: ReadonlyArray<{
    readonly number: number;
    readonly slug: string;
    readonly title: string;
  }>;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentType": "LearnedWords_groups";
}>;
export type LearnedWords_groups$key = ReadonlyArray<{
  readonly " $data"?: LearnedWords_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnedWords_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "LearnedWords_groups",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "merges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "4b7323f37c5a5b8eb7753353f031e124";

export default node;
