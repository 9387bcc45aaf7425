/**
 * @generated SignedSource<<0f67bc429f83bd40da35c0a4b30f01d0>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SharedHead_site">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SharedHead_site"
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

(node as any).hash = "5054963ea10906efcddeba5ded08bb74";

export default node;
