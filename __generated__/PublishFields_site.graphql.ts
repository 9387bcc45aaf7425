/**
 * @generated SignedSource<<cd4acf9ee130491aa2d6affe6eeb3f07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishFields_site$data = {
  readonly statuses: ReadonlyArray<{
    readonly category: StatusCategory;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PublishFields_site";
};
export type PublishFields_site$key = {
  readonly " $data"?: PublishFields_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishFields_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PublishFields_site",
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
          "name": "id",
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

(node as any).hash = "ef932c2182534a3325a5e5380f7927e1";

export default node;
