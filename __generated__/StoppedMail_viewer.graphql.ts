/**
 * @generated SignedSource<<25d67751e59bfbcaf1469154125c54ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoppedMail_viewer$data = {
  readonly hasStoppedMail: boolean;
  readonly " $fragmentType": "StoppedMail_viewer";
};
export type StoppedMail_viewer$key = {
  readonly " $data"?: StoppedMail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoppedMail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoppedMail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasStoppedMail",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c164ceffa0b9018a7d4c52379f03d941";

export default node;
