/**
 * @generated SignedSource<<9a69ab3a92cf23c0cbb3fe14750bcd51>>
 * @relayHash e3f451d83e671397318ebe6192d76b12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f451d83e671397318ebe6192d76b12

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportListTestQuery$variables = Record<PropertyKey, never>;
export type ImportListTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_query">;
};
export type ImportListTestQuery = {
  response: ImportListTestQuery$data;
  variables: ImportListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportListTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ImportList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ImportConnection",
        "kind": "LinkedField",
        "name": "imports",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ideas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comments",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "votes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "leftOut",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keptBoards",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "removedIdeas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportKept",
                    "kind": "LinkedField",
                    "name": "kept",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportNote",
                    "kind": "LinkedField",
                    "name": "notes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
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
        "storageKey": "imports(first:5)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "ImportList_imports",
        "kind": "LinkedHandle",
        "name": "imports"
      }
    ]
  },
  "params": {
    "cacheID": "e3f451d83e671397318ebe6192d76b12",
    "id": "e3f451d83e671397318ebe6192d76b12",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "imports": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportConnection"
        },
        "imports.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportEdge"
        },
        "imports.edges.cursor": (v2/*:: as any*/),
        "imports.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Import"
        },
        "imports.edges.node.__typename": (v2/*:: as any*/),
        "imports.edges.node.changes": (v3/*:: as any*/),
        "imports.edges.node.comments": (v3/*:: as any*/),
        "imports.edges.node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "imports.edges.node.ideas": (v3/*:: as any*/),
        "imports.edges.node.kept": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportKept"
        },
        "imports.edges.node.kept.count": (v3/*:: as any*/),
        "imports.edges.node.kept.reason": {
          "enumValues": [
            "ANNOUNCED",
            "CHANGED",
            "COMMENTED",
            "FOLLOWED",
            "MERGED",
            "VOTED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportKeepReason"
        },
        "imports.edges.node.keptBoards": (v3/*:: as any*/),
        "imports.edges.node.leftOut": (v3/*:: as any*/),
        "imports.edges.node.notes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportNote"
        },
        "imports.edges.node.notes.count": (v3/*:: as any*/),
        "imports.edges.node.notes.text": (v2/*:: as any*/),
        "imports.edges.node.removedIdeas": (v3/*:: as any*/),
        "imports.edges.node.source": (v2/*:: as any*/),
        "imports.edges.node.startedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "imports.edges.node.state": {
          "enumValues": [
            "CUT",
            "FINISHED",
            "RUNNING",
            "STOPPED",
            "UNDOING",
            "UNDONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportState"
        },
        "imports.edges.node.votes": (v3/*:: as any*/),
        "imports.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "imports.pageInfo.endCursor": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "imports.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ImportListTestQuery",
    "operationKind": "query",
    "text": "query ImportListTestQuery {\n  ...ImportList_query\n}\n\nfragment ImportListRow_import on Import {\n  id\n  source\n  state\n  startedAt\n  ideas\n  comments\n  votes\n  leftOut\n  changes\n  keptBoards\n  removedIdeas\n  kept {\n    reason\n    count\n  }\n  ...ImportNotes_import\n}\n\nfragment ImportList_query on Query {\n  imports(first: 5) {\n    edges {\n      node {\n        id\n        state\n        ...ImportListRow_import\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ImportNotes_import on Import {\n  notes {\n    text\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "af1452b94598bea32254a979228aea72";

export default node;
