/**
 * @generated SignedSource<<5d9a873b4a108482cc337188bab3044f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccount_viewer$data = {
  readonly canOwnSite: boolean;
  readonly " $fragmentType": "DeleteAccount_viewer";
};
export type DeleteAccount_viewer$key = {
  readonly " $data"?: DeleteAccount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccount_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canOwnSite",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d2d11dfcaa5eb0664937261030ac2fa3";

export default node;
