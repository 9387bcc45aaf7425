/**
 * @generated SignedSource<<eec67565da91d9f0adbee815eaffd949>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusesSection_site$data = {
  readonly statuses: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeleteStatus_statuses" | "StatusForm_status" | "StatusRow_status">;
  }>;
  readonly " $fragmentType": "StatusesSection_site";
};
export type StatusesSection_site$key = {
  readonly " $data"?: StatusesSection_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusesSection_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusesSection_site",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteStatus_statuses"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusRow_status"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusForm_status"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4c6ca15307187474b3b3ba44e58ffe75";

export default node;
