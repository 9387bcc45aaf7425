/**
 * @generated SignedSource<<cde6509367372ac319871fe206e15d6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FrameTabBar_site$data = {
  readonly statuses: ReadonlyArray<{
    readonly category: StatusCategory;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "FrameTabBar_site";
};
export type FrameTabBar_site$key = {
  readonly " $data"?: FrameTabBar_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameTabBar_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameTabBar_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "9e467ddd2fdf33ecdb9071c7d6f9db27";

export default node;
