/**
 * @generated SignedSource<<04860e8ff91d88f636ddf4b480fd5db5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllVoters_idea$data = {
  readonly id: string;
  readonly importedVoteCount: number;
  readonly voteCount: number;
  readonly " $fragmentType": "AllVoters_idea";
};
export type AllVoters_idea$key = {
  readonly " $data"?: AllVoters_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllVoters_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllVoters_idea",
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
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importedVoteCount",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "6834da4daceea89d9ebdc4de394333a4";

export default node;
