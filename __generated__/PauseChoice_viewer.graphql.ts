/**
 * @generated SignedSource<<8bc790621c7e1c5f21299609a3e69e1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseChoice_viewer$data = {
  readonly notificationsPausedUntil: string | null | undefined;
  readonly " $fragmentType": "PauseChoice_viewer";
};
export type PauseChoice_viewer$key = {
  readonly " $data"?: PauseChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PauseChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notificationsPausedUntil",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "db599452794cfd98f85a8db33a7575d1";

export default node;
