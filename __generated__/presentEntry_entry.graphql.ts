/**
 * @generated SignedSource<<85bf65fbe84995bd6a0ab7bd099184e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChangelogLabel = "FIXED" | "IMPROVED" | "NEW" | "%future added value";
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type presentEntry_entry$data = {
  readonly body: string;
  readonly id: string;
  readonly ideas: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly labels: ReadonlyArray<ChangelogLabel>;
  readonly publishAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly state: ChangelogState;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "presentEntry_entry";
};
export type presentEntry_entry$key = {
  readonly " $data"?: presentEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentEntry_entry"
};

(node as any).hash = "889660e2a6983feff634f14e7af8838a";

export default node;
