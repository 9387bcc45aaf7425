/**
 * @generated SignedSource<<a7ab9eb582899539e0ebd452a1cea7c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type presentIdea_idea$data = {
  readonly board: {
    readonly id: string;
  } | null | undefined;
  readonly body: string;
  readonly editedBy: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "presentIdea_idea";
};
export type presentIdea_idea$key = {
  readonly " $data"?: presentIdea_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentIdea_idea">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentIdea_idea"
};

(node as any).hash = "7da7baa8b25303c6438d7f411a500dbe";

export default node;
