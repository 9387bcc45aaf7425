/**
 * @generated SignedSource<<8e8e96a782b36c4af39b4a2805d78cd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentList_query$data = {
  readonly viewer: {
    readonly user: {
      readonly __typename: "User";
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_query">;
  readonly " $fragmentType": "CommentList_query";
};
export type CommentList_query$key = {
  readonly " $data"?: CommentList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a81e2d48b6c03a0eae7903ea2783b720";

export default node;
