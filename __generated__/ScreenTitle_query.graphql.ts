/**
 * @generated SignedSource<<b0a5014a546c46f01ff9a8ac4f00680e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScreenTitle_query$data = {
  readonly site: {
    readonly name: string;
  } | null | undefined;
  readonly viewer: {
    readonly canRead: boolean;
  };
  readonly " $fragmentType": "ScreenTitle_query";
};
export type ScreenTitle_query$key = {
  readonly " $data"?: ScreenTitle_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScreenTitle_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScreenTitle_query",
  "selections": [
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "canRead",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "59e03863148a546bc13839e7d1893e27";

export default node;
