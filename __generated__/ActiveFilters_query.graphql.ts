/**
 * @generated SignedSource<<67e9e89090d65d2f7a6c5b6aff48975d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveFilters_query$data = {
  readonly site: {
    readonly statuses: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ActiveFilters_query";
};
export type ActiveFilters_query$key = {
  readonly " $data"?: ActiveFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_query">;
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
  "name": "ActiveFilters_query",
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
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "statuses",
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

(node as any).hash = "f90d59f080916accbfecae328a55f01c";

export default node;
