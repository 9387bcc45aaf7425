/**
 * @generated SignedSource<<9b1a4d4961cababbb335e17cc3d5b20f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly locked: boolean;
  readonly officialAnswer: {
    readonly id: string;
    readonly state: CommentState;
  } | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Comment",
        "kind": "LinkedField",
        "name": "officialAnswer",
        "plural": false,
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "2dc21c4fd537ad2c38d85075654c0860";

export default node;
