/**
 * @generated SignedSource<<e34354f8d282236cb800dbde032af374>>
 * @relayHash aed1619671e20df32bb8a798fa23f8fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aed1619671e20df32bb8a798fa23f8fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type DeskListPageQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  state: ChangelogState;
};
export type DeskListPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeskList_query">;
};
export type DeskListPageQuery = {
  response: DeskListPageQuery$data;
  variables: DeskListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskListPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DeskList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeskListPageQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ChangelogEntryConnection",
            "kind": "LinkedField",
            "name": "entries",
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
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publishAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publishedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "updatedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Idea",
                        "kind": "LinkedField",
                        "name": "ideas",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "labels",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
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
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "filters": [
              "state"
            ],
            "handle": "connection",
            "key": "DeskList_entries",
            "kind": "LinkedHandle",
            "name": "entries"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aed1619671e20df32bb8a798fa23f8fb",
    "id": "aed1619671e20df32bb8a798fa23f8fb",
    "metadata": {},
    "name": "DeskListPageQuery",
    "operationKind": "query",
    "text": "query DeskListPageQuery(\n  $after: String\n  $first: Int = 20\n  $state: ChangelogState!\n) {\n  ...DeskList_query_320lTA\n}\n\nfragment DeskList_query_320lTA on Query {\n  changelogDesk {\n    entries(state: $state, first: $first, after: $after) {\n      edges {\n        node {\n          id\n          ...DeskRow_entry\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment DeskRow_entry on ChangelogEntry {\n  id\n  title\n  state\n  publishAt\n  publishedAt\n  updatedAt\n  ideas {\n    __typename\n    id\n  }\n  ...EntryLabels_entry\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n"
  }
};
})();

(node as any).hash = "8f70a179f23b6a5c8067c2c8fbed8738";

export default node;
