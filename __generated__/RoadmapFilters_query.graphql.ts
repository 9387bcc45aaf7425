/**
 * @generated SignedSource<<ad46f5f9764275fdc906a2aad8a1276a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapFilters_query$data = {
  readonly site: {
    readonly boards: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RoadmapFilters_query";
};
export type RoadmapFilters_query$key = {
  readonly " $data"?: RoadmapFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoadmapFilters_query",
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
          "concreteType": "Board",
          "kind": "LinkedField",
          "name": "boards",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a8c511bf7d9c3d9c1d0b40a0b1add369";

export default node;
