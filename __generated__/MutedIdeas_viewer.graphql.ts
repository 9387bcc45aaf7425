/**
 * @generated SignedSource<<49088a2602b5b748be8f5d8e78ae48a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MutedIdeas_viewer$data = {
  readonly mutedIdeas: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly viewerHasMuted: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"IdeaLink_idea">;
  }>;
  readonly " $fragmentType": "MutedIdeas_viewer";
};
export type MutedIdeas_viewer$key = {
  readonly " $data"?: MutedIdeas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MutedIdeas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MutedIdeas_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "mutedIdeas",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerHasMuted",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IdeaLink_idea"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "74cc759e226f6a9d52f3940a492e3894";

export default node;
