/**
 * @generated SignedSource<<4b0d7e98190ef07541a88cec0f895240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardsSection_site$data = {
  readonly boards: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BoardForm_board" | "BoardRow_board" | "DeleteBoard_boards">;
  }>;
  readonly " $fragmentType": "BoardsSection_site";
};
export type BoardsSection_site$key = {
  readonly " $data"?: BoardsSection_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardsSection_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardsSection_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Board",
      "kind": "LinkedField",
      "name": "boards",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteBoard_boards"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardRow_board"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardForm_board"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d6bdca104e08d5a47fbc3f012e9bd37f";

export default node;
