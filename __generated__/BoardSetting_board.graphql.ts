/**
 * @generated SignedSource<<3380e4b3435c376c660d7ad7cf16680a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "MEMBERS" | "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardSetting_board$data = {
  readonly id: string;
  readonly ideaCount: number | null | undefined;
  readonly name: string;
  readonly visibility: Visibility;
  readonly " $fragmentType": "BoardSetting_board";
};
export type BoardSetting_board$key = {
  readonly " $data"?: BoardSetting_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardSetting_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardSetting_board",
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
        "name": "ideaCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "5c502439c0a55cc0b634f938c3d24a3c";

export default node;
