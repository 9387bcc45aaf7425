/**
 * @generated SignedSource<<e176a1418a95a84db0dc1d58dc4d4100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaEditor_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BoardChoice_site" | "TagChoice_site">;
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
      "name": "BoardChoice_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagChoice_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1fbf05acaa20d56f8c2294cecb856b5a";

export default node;
