/**
 * @generated SignedSource<<8b23e6d8f9a342f5518a14e7ffd8b33d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RankingPartKind = "COMMENTED" | "COMMENTS" | "HAS_ALL" | "IMPORTED_VOTES" | "NUMBER_IS" | "OFTEN" | "POSTED" | "STATUS_CHANGED" | "TITLE_ALIKE" | "TITLE_BEGINS" | "TITLE_HAS_ALL" | "TITLE_HAS_MOST" | "TITLE_HAS_SOME" | "TITLE_IN_ORDER" | "TITLE_IS" | "VOTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type explainRanking_ranking$data = {
  readonly at: string | null | undefined;
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

(node as any).hash = "0584063ce45af267f22224cd1a2b1a93";

export default node;
