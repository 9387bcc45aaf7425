/**
 * @generated SignedSource<<e4b4710d94347f91b8929b57d3ef2140>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaFields_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BoardChoice_site" | "TagChoice_site">;
  readonly " $fragmentType": "IdeaFields_site";
};
export type IdeaFields_site$key = {
  readonly " $data"?: IdeaFields_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaFields_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaFields_site",
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

(node as any).hash = "8cdf481da5440aa0333e237acce39080";

export default node;
