/**
 * @generated SignedSource<<63574dde87917efa1a0dc59f6ae71453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportReason = "ABUSE" | "OTHER" | "PRIVATE" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportLines_report$data = ReadonlyArray<{
  readonly id: string;
  readonly note: string;
  readonly reason: ReportReason;
  readonly reporter: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportLines_report";
}>;
export type ReportLines_report$key = ReadonlyArray<{
  readonly " $data"?: ReportLines_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportLines_report">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReportLines_report",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "reporter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "ab2f643cca61a8a0d626f7f827e07b0f";

export default node;
