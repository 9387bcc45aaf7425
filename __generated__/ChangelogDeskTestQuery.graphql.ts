/**
 * @generated SignedSource<<f5cad9a01c4b6c0891ac6398f74bfbff>>
 * @relayHash f21ff73564510bd39369438f2b3865c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f21ff73564510bd39369438f2b3865c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type ChangelogDeskTestQuery$variables = {
  state: ChangelogState;
};
export type ChangelogDeskTestQuery$data = {
  readonly changelogDesk: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskTabs_desk">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeskList_query">;
};
export type ChangelogDeskTestQuery = {
  response: ChangelogDeskTestQuery$data;
  variables: ChangelogDeskTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogDeskTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeskTabs_desk"
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v1/*:: as any*/)
        ],
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
    "name": "ChangelogDeskTestQuery",
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
            "args": null,
            "kind": "ScalarField",
            "name": "draftCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scheduledCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
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
                      (v3/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v3/*:: as any*/)
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
                      (v4/*:: as any*/)
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
            "args": (v2/*:: as any*/),
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
    "cacheID": "f21ff73564510bd39369438f2b3865c9",
    "id": "f21ff73564510bd39369438f2b3865c9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "changelogDesk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogDesk"
        },
        "changelogDesk.draftCount": (v5/*:: as any*/),
        "changelogDesk.entries": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogEntryConnection"
        },
        "changelogDesk.entries.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ChangelogEntryEdge"
        },
        "changelogDesk.entries.edges.cursor": (v6/*:: as any*/),
        "changelogDesk.entries.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "changelogDesk.entries.edges.node.__typename": (v6/*:: as any*/),
        "changelogDesk.entries.edges.node.id": (v7/*:: as any*/),
        "changelogDesk.entries.edges.node.ideas": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Idea"
        },
        "changelogDesk.entries.edges.node.ideas.__typename": (v6/*:: as any*/),
        "changelogDesk.entries.edges.node.ideas.id": (v7/*:: as any*/),
        "changelogDesk.entries.edges.node.labels": {
          "enumValues": [
            "FIXED",
            "IMPROVED",
            "NEW"
          ],
          "nullable": false,
          "plural": true,
          "type": "ChangelogLabel"
        },
        "changelogDesk.entries.edges.node.publishAt": (v8/*:: as any*/),
        "changelogDesk.entries.edges.node.publishedAt": (v8/*:: as any*/),
        "changelogDesk.entries.edges.node.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED",
            "SCHEDULED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ChangelogState"
        },
        "changelogDesk.entries.edges.node.title": (v6/*:: as any*/),
        "changelogDesk.entries.edges.node.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "changelogDesk.entries.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "changelogDesk.entries.pageInfo.endCursor": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "changelogDesk.entries.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "changelogDesk.publishedCount": (v5/*:: as any*/),
        "changelogDesk.scheduledCount": (v5/*:: as any*/)
      }
    },
    "name": "ChangelogDeskTestQuery",
    "operationKind": "query",
    "text": "query ChangelogDeskTestQuery(\n  $state: ChangelogState!\n) {\n  changelogDesk {\n    ...DeskTabs_desk\n  }\n  ...DeskList_query_2HEoAY\n}\n\nfragment DeskList_query_2HEoAY on Query {\n  changelogDesk {\n    entries(state: $state, first: 20) {\n      edges {\n        node {\n          id\n          ...DeskRow_entry\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment DeskRow_entry on ChangelogEntry {\n  id\n  title\n  state\n  publishAt\n  publishedAt\n  updatedAt\n  ideas {\n    __typename\n    id\n  }\n  ...EntryLabels_entry\n}\n\nfragment DeskTabs_desk on ChangelogDesk {\n  draftCount\n  scheduledCount\n  publishedCount\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n"
  }
};
})();

(node as any).hash = "4f0b669fd412770c75c94f98dca36428";

export default node;
