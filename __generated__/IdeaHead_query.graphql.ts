/**
 * @generated SignedSource<<f69c2d9d37e31185951cd1f76887b34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaHead_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ScreenTitle_query">;
  readonly " $fragmentType": "IdeaHead_query";
};
export type IdeaHead_query$key = {
  readonly " $data"?: IdeaHead_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaHead_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaHead_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScreenTitle_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "01f902e3cadd8ccde5531d0041e545e6";

export default node;
