/**
 * @generated SignedSource<<81347300180b7f83955e95623e82cbb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaBody_idea$data = {
  readonly bodyHtml: string;
  readonly " $fragmentType": "IdeaBody_idea";
};
export type IdeaBody_idea$key = {
  readonly " $data"?: IdeaBody_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaBody_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdeaBody_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHtml",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "4c3936c96d796eed51ca7038fbfca148";

export default node;
