/**
 * @generated SignedSource<<acc8a4e2e708dd0a8a132bb55c683777>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_idea$data = {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "ShareButton_idea";
};
export type ShareButton_idea$key = {
  readonly " $data"?: ShareButton_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "eef03cebafcd015f91c2e463de52a4e5";

export default node;
