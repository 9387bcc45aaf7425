/**
 * @generated SignedSource<<a31c5adce9d0d616b1f40b2d9e406480>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Reaction = "AGREE" | "CHEER" | "SMILE" | "THANKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReactionRow_comment$data = {
  readonly id: string;
  readonly reactions: ReadonlyArray<{
    readonly count: number;
    readonly reaction: Reaction;
    readonly viewerHasReacted: boolean;
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
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "08d9d12cd5c47bda0207d23aa5b013bb";

export default node;
