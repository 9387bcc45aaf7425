/**
 * @generated SignedSource<<4eb9e23c8f74069ce8fefcf0cdfd4d03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RankingPartKind = "COMMENTED" | "COMMENTS" | "HAS_ALL" | "HAS_MEANT" | "HAS_TELLING" | "IMPORTED_VOTES" | "MEANS_ALIKE" | "NUMBER_IS" | "OFTEN" | "POSTED" | "STATUS_CHANGED" | "TITLE_ALIKE" | "TITLE_BEGINS" | "TITLE_HAS_ALL" | "TITLE_HAS_MEANT" | "TITLE_HAS_MOST" | "TITLE_HAS_SOME" | "TITLE_IN_ORDER" | "TITLE_IS" | "TITLE_LITTLE_ELSE" | "TITLE_MEANS_MOST" | "TITLE_MEANS_SOME" | "VOTES" | "%future added value";
export type SynonymSource = "LEARNED" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type explainRanking_ranking$data = {
  readonly at: string | null | undefined;
  readonly meanings: ReadonlyArray<{
    readonly found: string;
    readonly source: SynonymSource;
    readonly typed: string;
  }>;
  readonly parts: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly kind: RankingPartKind;
    readonly points: number | null | undefined;
    readonly recentCount: number | null | undefined;
  }>;
  readonly score: number | null | undefined;
  readonly " $fragmentType": "explainRanking_ranking";
};
export type explainRanking_ranking$key = {
  readonly " $data"?: explainRanking_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"explainRanking_ranking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "explainRanking_ranking"
};

(node as any).hash = "07fb745497ff9aee80adf7f21d665c38";

export default node;
