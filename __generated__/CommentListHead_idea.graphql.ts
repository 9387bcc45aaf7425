/**
 * @generated SignedSource<<cfb1722d822d5e8adb1d79d3b22491cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly locked: boolean;
  readonly viewerCanReact: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionLockNote_idea" | "useUnread_idea">;
  readonly " $fragmentType": "CommentListHead_idea";
};
export type CommentListHead_idea$key = {
  readonly " $data"?: CommentListHead_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentListHead_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentListHead_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscussionLockNote_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnread_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "9c36d138a02affd8816876c00e39d5b8";

export default node;
