/**
 * @generated SignedSource<<1aeec4f4142c37637f1841c58a1b14e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSettings_viewer$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "EmailSettings_viewer";
};
export type EmailSettings_viewer$key = {
  readonly " $data"?: EmailSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "21bc3a8806c0aa2e5d44e2551668488d";

export default node;
