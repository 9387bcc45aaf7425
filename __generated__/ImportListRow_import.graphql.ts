/**
 * @generated SignedSource<<af404bb7febe7ca2786b4670eac05827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKeepReason = "ANNOUNCED" | "CHANGED" | "COMMENTED" | "FOLLOWED" | "MERGED" | "VOTED" | "%future added value";
export type ImportState = "CUT" | "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportListRow_import$data = {
  readonly changes: number;
  readonly comments: number;
  readonly id: string;
  readonly ideas: number;
  readonly kept: ReadonlyArray<{
    readonly count: number;
    readonly reason: ImportKeepReason;
  }>;
  readonly keptBoards: number;
  readonly leftOut: number;
  readonly removedIdeas: number;
  readonly source: string;
  readonly startedAt: string;
  readonly state: ImportState;
  readonly votes: number;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_import">;
  readonly " $fragmentType": "ImportListRow_import";
};
export type ImportListRow_import$key = {
  readonly " $data"?: ImportListRow_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportListRow_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportListRow_import",
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
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ideas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptBoards",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedIdeas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportKept",
      "kind": "LinkedField",
      "name": "kept",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportNotes_import"
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "71df330e98fcf4826ed05463a44249b8";

export default node;
