/**
 * @generated SignedSource<<406010361a5c8efdc923b67e6e0bc43e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapGoneTag_query$data = {
  readonly site: {
    readonly tags: ReadonlyArray<{
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RoadmapGoneTag_query";
};
export type RoadmapGoneTag_query$key = {
  readonly " $data"?: RoadmapGoneTag_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapGoneTag_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoadmapGoneTag_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7364fca904cde2a9d92ff46284ff27a3";

export default node;
