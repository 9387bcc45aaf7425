/**
 * @generated SignedSource<<92f171fa6436569875c99fb2f6ecd9df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaEditor_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"IdeaFields_site">;
  readonly " $fragmentType": "IdeaEditor_site";
};
export type IdeaEditor_site$key = {
  readonly " $data"?: IdeaEditor_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaEditor_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaEditor_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaFields_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "dcd36dc97949b0c0aee99a7c85daef98";

export default node;
