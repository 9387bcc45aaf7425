/**
 * @generated SignedSource<<89273e753d5137a5e2b8936c95002e80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowButton_idea$data = {
  readonly id: string;
  readonly viewerCanFollow: boolean;
  readonly viewerIsFollowing: boolean;
  readonly " $fragmentType": "FollowButton_idea";
};
export type FollowButton_idea$key = {
  readonly " $data"?: FollowButton_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowButton_idea",
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
      "name": "viewerCanFollow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsFollowing",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "49f87c38b43cad40c0f635c0b365ebc7";

export default node;
