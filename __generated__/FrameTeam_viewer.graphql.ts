/**
 * @generated SignedSource<<2fe8e8eb1226a7099d9b559ce3619c06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameTeam_viewer$data = {
  readonly canManagePeople: boolean;
  readonly canManageSite: boolean;
  readonly canModerate: boolean;
  readonly user: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentType": "FrameTeam_viewer";
};
export type FrameTeam_viewer$key = {
  readonly " $data"?: FrameTeam_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameTeam_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameTeam_viewer",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canModerate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManagePeople",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManageSite",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9adbf5bc4179a13392b0551662468914";

export default node;
