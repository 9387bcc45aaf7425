/**
 * @generated SignedSource<<8346b5651e0e14df698eb0f695b5142c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogSubscription_viewer$data = {
  readonly isSubscribedToChangelog: boolean;
  readonly " $fragmentType": "ChangelogSubscription_viewer";
};
export type ChangelogSubscription_viewer$key = {
  readonly " $data"?: ChangelogSubscription_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogSubscription_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangelogSubscription_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubscribedToChangelog",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d6aaf86b3121c29ec574bd0ea58f2cf8";

export default node;
