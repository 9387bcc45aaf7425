/**
 * @generated SignedSource<<2240a25d2d8e8be4b77ce553860fc4c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailCadence = "DAILY" | "INSTANT" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CadenceChoice_viewer$data = {
  readonly mailCadence: MailCadence | null | undefined;
  readonly " $fragmentType": "CadenceChoice_viewer";
};
export type CadenceChoice_viewer$key = {
  readonly " $data"?: CadenceChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CadenceChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CadenceChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailCadence",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "01a8e39c0ff452daad8a8ff35e637a9c";

export default node;
