/**
 * @generated SignedSource<<ad7e4e6de065154fd20be07c3bd400cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLinks_viewer$data = {
  readonly providerLinks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProviderLinkRow_link">;
  }>;
  readonly " $fragmentType": "ProviderLinks_viewer";
};
export type ProviderLinks_viewer$key = {
  readonly " $data"?: ProviderLinks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLinks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderLinks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderLink",
      "kind": "LinkedField",
      "name": "providerLinks",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProviderLinkRow_link"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "560e2c811f7299048800366ac2417b45";

export default node;
