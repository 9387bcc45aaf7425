/**
 * @generated SignedSource<<9257da2a704d96ad3a43d7fedf038aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryReactions_entry$data = {
  readonly id: string;
  readonly reactions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReactionPills_reactions">;
  }>;
  readonly viewerCanReact: boolean;
  readonly " $fragmentType": "EntryReactions_entry";
};
export type EntryReactions_entry$key = {
  readonly " $data"?: EntryReactions_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryReactions_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryReactions_entry",
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
      "name": "viewerCanReact",
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
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "ad439747b1d442f36d646fc9691e1066";

export default node;
