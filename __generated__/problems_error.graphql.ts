/**
 * @generated SignedSource<<ef887cf6e9641e3820030a83ba26a1d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type problems_error$data = {
  readonly field: string | null | undefined;
  readonly message: string;
  readonly params: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly reason: string;
  readonly " $fragmentType": "problems_error";
};
export type problems_error$key = {
  readonly " $data"?: problems_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "problems_error"
};

(node as any).hash = "e60d68daeb4fdb03e6c43c5f6d66548a";

export default node;
