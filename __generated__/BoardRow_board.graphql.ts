/**
 * @generated SignedSource<<9cd2d1ebedac55c677c609fc713139eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "MEMBERS" | "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardRow_board$data = {
  readonly description: string;
  readonly name: string;
  readonly totalIdeaCount: number | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentType": "BoardRow_board";
};
export type BoardRow_board$key = {
  readonly " $data"?: BoardRow_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardRow_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardRow_board",
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

(node as any).hash = "67d72903561be15b0857b2ab7a2724c1";

export default node;
