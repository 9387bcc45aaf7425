/**
 * @generated SignedSource<<da5ded36f53287303eacc67b189d5322>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ideaCount",
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "2dc656439e44f405a3e26c84e5c828ea";

export default node;
