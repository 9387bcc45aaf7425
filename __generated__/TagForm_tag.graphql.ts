/**
 * @generated SignedSource<<716511c64aee17c69912ba5368f74cfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagVisibility = "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TagForm_tag$data = {
  readonly color: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly visibility: TagVisibility;
  readonly " $fragmentType": "TagForm_tag";
};
export type TagForm_tag$key = {
  readonly " $data"?: TagForm_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagForm_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagForm_tag",
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "1fff2b7c7b5b8bd5f3609c931b8cbbf8";

export default node;
