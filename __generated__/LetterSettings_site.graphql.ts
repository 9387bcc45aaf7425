/**
 * @generated SignedSource<<d39dd4f24a4f6cf393b49fb777b0ed04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LetterSettings_site$data = {
  readonly imprint: string | null | undefined;
  readonly " $fragmentType": "LetterSettings_site";
};
export type LetterSettings_site$key = {
  readonly " $data"?: LetterSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetterSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LetterSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imprint",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e1f80dfc7b5639254096f542d15135cf";

export default node;
