/**
 * @generated SignedSource<<edc899362f1e87211e4edb22e47e1d39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllVoters_idea$data = {
  readonly id: string;
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
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "30829fc6d4a2f983dc6c99f143d6cc4a";

export default node;
