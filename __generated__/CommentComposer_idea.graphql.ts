/**
 * @generated SignedSource<<6d01df91cb34cb81183a8cc16e6b0ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentComposer_idea$data = {
  readonly id: string;
  readonly viewerCanComment: boolean;
  readonly viewerCanCommentInternally: boolean;
  readonly " $fragmentType": "CommentComposer_idea";
};
export type CommentComposer_idea$key = {
  readonly " $data"?: CommentComposer_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentComposer_idea",
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCommentInternally",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "327bfa735f9b352e5d8967e53474dcf4";

export default node;
