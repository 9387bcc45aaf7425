/**
 * @generated SignedSource<<e680c5f614671def907f20ba5cddb63d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskList_query$data = {
  readonly changelogDesk: {
    readonly entries: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"DeskRow_entry">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "DeskList_query";
};
export type DeskList_query$key = {
  readonly " $data"?: DeskList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskList_query">;
};

import DeskListPageQuery_graphql from './DeskListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "changelogDesk",
  "entries"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "state"
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
      "operation": DeskListPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DeskList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangelogDesk",
      "kind": "LinkedField",
      "name": "changelogDesk",
      "plural": false,
      "selections": [
        {
          "alias": "entries",
          "args": [
            {
              "kind": "Variable",
              "name": "state",
              "variableName": "state"
            }
          ],
          "concreteType": "ChangelogEntryConnection",
          "kind": "LinkedField",
          "name": "__DeskList_entries_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ChangelogEntryEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ChangelogEntry",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DeskRow_entry"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8f70a179f23b6a5c8067c2c8fbed8738";

export default node;
