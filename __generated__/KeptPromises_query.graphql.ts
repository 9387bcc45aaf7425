/**
 * @generated SignedSource<<dff12cd82637bc13bb5604e8993efaf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptPromises_query$data = {
  readonly keptPromises: {
    readonly askedCount: number;
    readonly shippedCount: number;
    readonly toldCount: number;
  } | null | undefined;
  readonly " $fragmentType": "KeptPromises_query";
};
export type KeptPromises_query$key = {
  readonly " $data"?: KeptPromises_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptPromises_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeptPromises_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "KeptPromises",
        "kind": "LinkedField",
        "name": "keptPromises",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toldCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4ef89330561eb4843611233be958620d";

export default node;
