/**
 * @generated SignedSource<<5033d084d240f4bcd1654454464cff58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierEntries_query$data = {
  readonly changelogPeriods: ReadonlyArray<{
    readonly after: string;
    readonly count: number;
    readonly month: number | null | undefined;
    readonly year: number;
  }> | null | undefined;
  readonly " $fragmentType": "EarlierEntries_query";
};
export type EarlierEntries_query$key = {
  readonly " $data"?: EarlierEntries_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierEntries_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarlierEntries_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ChangelogPeriod",
        "kind": "LinkedField",
        "name": "changelogPeriods",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "year",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "after",
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

(node as any).hash = "339428a952a00d9be1c6cd947353c59e";

export default node;
