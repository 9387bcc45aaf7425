/**
 * @generated SignedSource<<fba0636d9fa299b0720a88a3b04fa396>>
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
  readonly description: string;
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
      "name": "description",
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

(node as any).hash = "ead27dca91181ec8bb8790b8893ec9bd";

export default node;
