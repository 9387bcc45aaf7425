/**
 * @generated SignedSource<<401ae157534e280dee671592a6886782>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaNews_idea$data = {
  readonly changelogEntries: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EntryLink_entry">;
  }>;
  readonly " $fragmentType": "IdeaNews_idea";
};
export type IdeaNews_idea$key = {
  readonly " $data"?: IdeaNews_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaNews_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdeaNews_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangelogEntry",
      "kind": "LinkedField",
      "name": "changelogEntries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryLink_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "b7c9307bcb399b0847e64c49c9c737dd";

export default node;
