/**
 * @generated SignedSource<<a2526cfe129df75ffb5dd0e003547dd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTag_tags$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly totalIdeaCount: number | null | undefined;
  readonly " $fragmentType": "DeleteTag_tags";
}>;
export type DeleteTag_tags$key = ReadonlyArray<{
  readonly " $data"?: DeleteTag_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTag_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeleteTag_tags",
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

(node as any).hash = "eacc7e4f16d3a5c73be24ee991801912";

export default node;
