/**
 * @generated SignedSource<<e2b70c4cff4f04af3caf4745ddba3d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlainFilters_query$data = {
  readonly site: {
    readonly boards: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly statuses: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly canModerate: boolean;
    readonly user: {
      readonly __typename: "User";
    } | null | undefined;
  };
  readonly " $fragmentType": "PlainFilters_query";
};
export type PlainFilters_query$key = {
  readonly " $data"?: PlainFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlainFilters_query">;
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
  "name": "PlainFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canModerate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "14216b81da77788656c893147e79f817";

export default node;
