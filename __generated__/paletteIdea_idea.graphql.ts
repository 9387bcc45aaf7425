/**
 * @generated SignedSource<<417546b6c6d5e4a81d0d967311eff210>>
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
  } | null | undefined;
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

(node as any).hash = "268dc5d9ad49a2d074c334aaf084609d";

export default node;
