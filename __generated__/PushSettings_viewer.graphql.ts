/**
 * @generated SignedSource<<d31651e6f4007a511e9cabc2599420f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushSettings_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly device: string;
    readonly hearsByPush: boolean;
    readonly isCurrent: boolean;
  }>;
  readonly " $fragmentType": "PushSettings_viewer";
};
export type PushSettings_viewer$key = {
  readonly " $data"?: PushSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hearsByPush",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "02c17e4f2dd2a16b986f1dfe87dd4ea1";

export default node;
