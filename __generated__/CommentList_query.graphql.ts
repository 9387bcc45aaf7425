/**
 * @generated SignedSource<<ccd625bbb8e1dca0b4d5b672b429f157>>
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
      readonly id: string;
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
              "name": "id",
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

(node as any).hash = "be118e31a62bfabde66413eba14c39e0";

export default node;
