/**
 * @generated SignedSource<<9d13ffd85d8aeda5daac93cff6c906d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
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
  readonly votesAreHidden: boolean;
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

(node as any).hash = "a5b7850bba4f23bffb5aed08ef8991fd";

export default node;
