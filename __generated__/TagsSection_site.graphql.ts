/**
 * @generated SignedSource<<fc97eea6605beeeff98ef0c2489dac6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagsSection_site$data = {
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeleteTag_tags" | "TagForm_tag" | "TagRow_tag">;
  }>;
  readonly " $fragmentType": "TagsSection_site";
};
export type TagsSection_site$key = {
  readonly " $data"?: TagsSection_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagsSection_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagsSection_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteTag_tags"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TagRow_tag"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TagForm_tag"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0a36175a47e144f33240611266380906";

export default node;
