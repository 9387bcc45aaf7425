/**
 * @generated SignedSource<<066e9d02b2b7bd688598cb2c8593ae7e>>
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
  };
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

(node as any).hash = "00fbc159ecb8372da95446f41343fa54";

export default node;
