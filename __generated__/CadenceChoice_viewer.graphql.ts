/**
 * @generated SignedSource<<3a9e99b7b81d2e09c9121c769bcd1100>>
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
  readonly mailTimeZone: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailTimeZone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "982660b89f3fa3841d1c27c3aa18e75f";

export default node;
