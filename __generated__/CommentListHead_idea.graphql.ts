/**
 * @generated SignedSource<<231887925d742ef6f79d5b54b2747aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useVisit_idea">;
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
      "name": "useVisit_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "e3cd32b84f1f2de14a8efc2c2ce17b98";

export default node;
