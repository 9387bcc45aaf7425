/**
 * @generated SignedSource<<fc13684b582443b3602455b3b712bc86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "CUT" | "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportList_query$data = {
  readonly imports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: ImportState;
        readonly " $fragmentSpreads": FragmentRefs<"ImportListRow_import">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ImportList_query";
};
export type ImportList_query$key = {
  readonly " $data"?: ImportList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_query">;
};

import ImportListPageQuery_graphql from './ImportListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "imports"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": ImportListPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ImportList_query",
  "selections": [
    {
      "alias": "imports",
      "args": null,
      "concreteType": "ImportConnection",
      "kind": "LinkedField",
      "name": "__ImportList_imports_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Import",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ImportListRow_import"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
})();

(node as any).hash = "42c3fca570e14f521d5216173af950ad";

export default node;
