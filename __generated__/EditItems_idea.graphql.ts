/**
 * @generated SignedSource<<0064eafddec985c1152b4ed2c1e82400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditItems_idea$data = {
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanModerate: boolean;
  readonly " $fragmentType": "EditItems_idea";
};
export type EditItems_idea$key = {
  readonly " $data"?: EditItems_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditItems_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditItems_idea",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "783ea116662ef8558538b00296348f67";

export default node;
