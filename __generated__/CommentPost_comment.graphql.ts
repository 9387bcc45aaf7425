/**
 * @generated SignedSource<<5bd1291eb31e7ebd7b44f35cbfcdb1f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentPost_comment$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly state: CommentState;
  readonly viewerCanEdit: boolean;
  readonly viewerCanModerate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment" | "ReactionRow_comment">;
  readonly " $fragmentType": "CommentPost_comment";
};
export type CommentPost_comment$key = {
  readonly " $data"?: CommentPost_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentPost_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentPost_comment",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentItem_comment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReactionRow_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "0670f88a5d3c3bbc16346ef7e41b9b74";

export default node;
