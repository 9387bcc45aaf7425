/**
 * @generated SignedSource<<7165df565310c5f944ef84e2ac5aeaef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfficialAnswer_idea" | "useVisit_idea">;
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
      "name": "OfficialAnswer_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVisit_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "4734b80415194e0b1fb8d509a5983d91";

export default node;
