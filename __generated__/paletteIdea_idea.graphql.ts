/**
 * @generated SignedSource<<89751eff1237fb18b98a706c58c562db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type paletteIdea_idea$data = {
  readonly id: string;
  readonly importedVoteCount: number;
  readonly number: number;
  readonly slug: string;
  readonly status: {
    readonly category: StatusCategory;
    readonly color: string | null | undefined;
    readonly name: string;
  };
  readonly title: string;
  readonly voteCount: number;
  readonly " $fragmentType": "paletteIdea_idea";
};
export type paletteIdea_idea$key = {
  readonly " $data"?: paletteIdea_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"paletteIdea_idea">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paletteIdea_idea"
};

(node as any).hash = "d06f6330b43d79b6109333781d89d37d";

export default node;
