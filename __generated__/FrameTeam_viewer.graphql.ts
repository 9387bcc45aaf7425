/**
 * @generated SignedSource<<3340b7f4a504a3035857ed54d95f9208>>
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

(node as any).hash = "70777346003687d6e2c7173f76e2912d";

export default node;
