/**
 * @generated SignedSource<<4a1902243823ea8627e2cf60c5a186f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Reaction = "AGREE" | "CHEER" | "SMILE" | "THANKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReactionPills_reactions$data = ReadonlyArray<{
  readonly count: number;
  readonly reaction: Reaction;
  readonly viewerHasReacted: boolean;
  readonly " $fragmentType": "ReactionPills_reactions";
}>;
export type ReactionPills_reactions$key = ReadonlyArray<{
  readonly " $data"?: ReactionPills_reactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionPills_reactions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReactionPills_reactions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reaction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasReacted",
      "storageKey": null
    }
  ],
  "type": "ReactionCount",
  "abstractKey": null
};

(node as any).hash = "930f34b6a5c66ada6633fd76bbfbb236";

export default node;
