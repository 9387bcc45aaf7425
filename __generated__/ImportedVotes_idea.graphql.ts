/**
 * @generated SignedSource<<1114b0beff1f0a572e865101e954c448>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedVotes_idea$data = {
  readonly importedVotes: ReadonlyArray<{
    readonly count: number;
    readonly source: string;
  }>;
  readonly " $fragmentType": "ImportedVotes_idea";
};
export type ImportedVotes_idea$key = {
  readonly " $data"?: ImportedVotes_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedVotes_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedVotes_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedVotes",
      "kind": "LinkedField",
      "name": "importedVotes",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1bacf922a36f1d3301d098c37ff988dd";

export default node;
