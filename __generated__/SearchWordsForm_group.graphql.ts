/**
 * @generated SignedSource<<424bfecc1c905b63a831a7f76a75447a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchWordsForm_group$data = {
  readonly id: string;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchWordsForm_group";
};
export type SearchWordsForm_group$key = {
  readonly " $data"?: SearchWordsForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchWordsForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchWordsForm_group",
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
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "e956976dca3aa7add43ca254a86c40f7";

export default node;
