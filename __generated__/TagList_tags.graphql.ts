/**
 * @generated SignedSource<<bb10f9711cc0239c0de1ce88d3a889b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagList_tags$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TagForm_tag" | "TagRow_tag">;
  readonly " $fragmentType": "TagList_tags";
}>;
export type TagList_tags$key = ReadonlyArray<{
  readonly " $data"?: TagList_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagList_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TagList_tags",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagRow_tag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagForm_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "bde9a6f6750b1c540e0f2336bc23e97e";

export default node;
