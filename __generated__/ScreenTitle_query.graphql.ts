/**
 * @generated SignedSource<<f873f8d38853b9a64eeb67cf2ee72716>>
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "65775703232c8d1465cb75b7d34d16dc";

export default node;
