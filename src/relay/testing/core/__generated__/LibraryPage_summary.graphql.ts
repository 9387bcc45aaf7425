/**
 * @generated SignedSource<<a99554bc0c27f435611475f775ae2fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LibraryPage_summary$data = {
  readonly summary: string;
  readonly " $fragmentType": "LibraryPage_summary";
};
export type LibraryPage_summary$key = {
  readonly " $data"?: LibraryPage_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryPage_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LibraryPage_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    }
  ],
  "type": "Book",
  "abstractKey": null
};

(node as any).hash = "3720b4805b7de75d5d46548b00413fdc";

export default node;
