/**
 * @generated SignedSource<<753b0e81cb8dc95838395e1839fab809>>
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
  readonly description: string;
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

(node as any).hash = "9ca12b22e2fa3dba60d45cca79b1958d";

export default node;
