/**
 * @generated SignedSource<<8fe86dcd57c202f507183920ef99ec33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "MEMBERS" | "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteBoard_boards$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly totalIdeaCount: number | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentType": "DeleteBoard_boards";
}>;
export type DeleteBoard_boards$key = ReadonlyArray<{
  readonly " $data"?: DeleteBoard_boards$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteBoard_boards">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeleteBoard_boards",
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
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "4fff51462aaef3d6c636d508d1cc04bd";

export default node;
