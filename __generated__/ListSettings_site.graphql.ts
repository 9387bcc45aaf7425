/**
 * @generated SignedSource<<706fb5cd47557989eeded45051adec7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaSort = "ACTIVE" | "DISCUSSED" | "NEWEST" | "TOP" | "TRENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ListSettings_site$data = {
  readonly defaultSort: IdeaSort;
  readonly hidesCounts: boolean;
  readonly " $fragmentType": "ListSettings_site";
};
export type ListSettings_site$key = {
  readonly " $data"?: ListSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultSort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidesCounts",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "7b2b54cce6715048edde713ab773d384";

export default node;
