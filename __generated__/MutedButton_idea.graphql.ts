/**
 * @generated SignedSource<<c66eecf33cca4a99c055a33a65c6ae89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MutedButton_idea$data = {
  readonly id: string;
  readonly viewerHasMuted: boolean;
  readonly " $fragmentType": "MutedButton_idea";
};
export type MutedButton_idea$key = {
  readonly " $data"?: MutedButton_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"MutedButton_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MutedButton_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasMuted",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "cbc12b3fd552323742b1868a6b50d326";

export default node;
