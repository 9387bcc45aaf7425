/**
 * @generated SignedSource<<205f194933753b87c0cb2116fe2d6525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReactionRow_comment$data = {
  readonly id: string;
  readonly reactions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReactionPills_reactions">;
  }>;
  readonly " $fragmentType": "ReactionRow_comment";
};
export type ReactionRow_comment$key = {
  readonly " $data"?: ReactionRow_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionRow_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionRow_comment",
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
      "concreteType": "ReactionCount",
      "kind": "LinkedField",
      "name": "reactions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReactionPills_reactions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "31ef8e04e57056172081a02004a28a42";

export default node;
