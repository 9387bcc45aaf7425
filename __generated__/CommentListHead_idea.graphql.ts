/**
 * @generated SignedSource<<34ba6c8ebecc17880c9e425c8df173b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUnread_idea">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnread_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "474e5ccb502467cb987e24759a20e56b";

export default node;
