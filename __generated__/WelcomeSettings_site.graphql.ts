/**
 * @generated SignedSource<<2f29ffab9f9e12a9567e6e1ff42c7c44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WelcomeSettings_site$data = {
  readonly links: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
  readonly welcome: string;
  readonly " $fragmentType": "WelcomeSettings_site";
};
export type WelcomeSettings_site$key = {
  readonly " $data"?: WelcomeSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WelcomeSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WelcomeSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "welcome",
      "storageKey": null
    },
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

(node as any).hash = "bc9cbd928dccfceb6b209efd3376356d";

export default node;
