/**
 * @generated SignedSource<<ab78ba8e50b1b165fa281230f5017362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostForm_query$data = {
  readonly site: {
    readonly boards: ReadonlyArray<{
      readonly id: string;
      readonly slug: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"BoardChoice_site">;
  } | null | undefined;
  readonly viewer: {
    readonly canPost: boolean;
  };
  readonly " $fragmentType": "PostForm_query";
};
export type PostForm_query$key = {
  readonly " $data"?: PostForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostForm_query",
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
          "kind": "ScalarField",
          "name": "canPost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Board",
          "kind": "LinkedField",
          "name": "boards",
          "plural": true,
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardChoice_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "15945ae59d84ae402f96230f4bde4e7f";

export default node;
