/**
 * @generated SignedSource<<9cd9a157c757f1997bcc46059e00804e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_idea$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "7ffce26e0d5e5aef4e5aecbf0ba320d3";

export default node;
