/**
 * @generated SignedSource<<f918102c096e65279031af9738d5f879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagVisibility = "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TagRow_tag$data = {
  readonly color: string | null | undefined;
  readonly name: string;
  readonly totalIdeaCount: number | null | undefined;
  readonly visibility: TagVisibility;
  readonly " $fragmentType": "TagRow_tag";
};
export type TagRow_tag$key = {
  readonly " $data"?: TagRow_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagRow_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagRow_tag",
  "selections": [
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalIdeaCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "de6256df3e1515aeb82d8694301704fa";

export default node;
