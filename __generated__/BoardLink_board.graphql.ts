/**
 * @generated SignedSource<<8ca5da90afce11ea8aa243f2a1468532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardLink_board$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "BoardLink_board";
};
export type BoardLink_board$key = {
  readonly " $data"?: BoardLink_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardLink_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardLink_board",
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "fb6566c7c5c2a27bd5fa620a4eb42b81";

export default node;
