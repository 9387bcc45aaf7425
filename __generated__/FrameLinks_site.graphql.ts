/**
 * @generated SignedSource<<3f81b27f6ba60b7e6cb0d226f5ce87a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameLinks_site$data = {
  readonly links: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "FrameLinks_site";
};
export type FrameLinks_site$key = {
  readonly " $data"?: FrameLinks_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameLinks_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameLinks_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "229bc0a6b203f7eae88eb65aa9ae48a9";

export default node;
