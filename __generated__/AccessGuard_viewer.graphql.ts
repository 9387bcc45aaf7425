/**
 * @generated SignedSource<<1cc9363e2cbeea420c06bea22623179a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessGuard_viewer$data = {
  readonly accessVersion: string;
  readonly user: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentType": "AccessGuard_viewer";
};
export type AccessGuard_viewer$key = {
  readonly " $data"?: AccessGuard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessGuard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessGuard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f8d0f2c8712bff9b7f96dc63494aa7fa";

export default node;
