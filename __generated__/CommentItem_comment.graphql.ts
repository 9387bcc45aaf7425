/**
 * @generated SignedSource<<b79c877a9e66f0ddd6698a40107a133b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type CommentItem_comment$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
  } | null | undefined;
  readonly bodyHtml: Result<string, unknown>;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly internal: boolean;
  readonly mergedFrom: {
    readonly number: number;
  } | null | undefined;
  readonly official: boolean;
  readonly state: CommentState;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTools_comment">;
  readonly " $fragmentType": "CommentItem_comment";
};
export type CommentItem_comment$key = {
  readonly " $data"?: CommentItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentItem_comment",
  "selections": [
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
      "name": "internal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "official",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bodyHtml",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "mergedFrom",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserByline_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentTools_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "dd6b284f4e2ed88458195f25f30b53d5";

export default node;
