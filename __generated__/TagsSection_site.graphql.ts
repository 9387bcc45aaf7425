/**
 * @generated SignedSource<<0295307dbd9131a35530573613bd06e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagsSection_site$data = {
  readonly tags: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DeleteTag_tags" | "TagList_tags">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteTag_tags"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TagList_tags"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e534a6c54bfe20e8040a744f5bcaeac3";

export default node;
