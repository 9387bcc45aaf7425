/**
 * @generated SignedSource<<6e45d65a9b8b36ea54cfa295d480d740>>
 * @relayHash 5979d985be3fd6323dd7edaf09e58ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5979d985be3fd6323dd7edaf09e58ec6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogDataTestQuery$variables = Record<PropertyKey, never>;
export type ChangelogDataTestQuery$data = {
  readonly changelogEntry: {
    readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_entry">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_query" | "ChangelogData_query">;
};
export type ChangelogDataTestQuery = {
  response: ChangelogDataTestQuery$data;
  variables: ChangelogDataTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "entry_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogDataTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangelogData_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangelogDataEntry_query"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntry",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChangelogDataEntry_entry"
          }
        ],
        "storageKey": "changelogEntry(id:\"entry_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangelogDataTestQuery",
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          }
        ],
        "concreteType": "ChangelogEntryConnection",
        "kind": "LinkedField",
        "name": "changelog",
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "changelog(first:10)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyHtml",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "changelogEntry(id:\"entry_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "5979d985be3fd6323dd7edaf09e58ec6",
    "id": "5979d985be3fd6323dd7edaf09e58ec6",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "changelog": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogEntryConnection"
        },
        "changelog.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ChangelogEntryEdge"
        },
        "changelog.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "changelog.edges.node.excerpt": (v6/*:: as any*/),
        "changelog.edges.node.id": (v7/*:: as any*/),
        "changelog.edges.node.publishedAt": (v8/*:: as any*/),
        "changelog.edges.node.slug": (v6/*:: as any*/),
        "changelog.edges.node.title": (v6/*:: as any*/),
        "changelogEntry": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "changelogEntry.bodyHtml": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "changelogEntry.excerpt": (v6/*:: as any*/),
        "changelogEntry.id": (v7/*:: as any*/),
        "changelogEntry.publishedAt": (v8/*:: as any*/),
        "changelogEntry.slug": (v6/*:: as any*/),
        "changelogEntry.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED",
            "SCHEDULED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ChangelogState"
        },
        "changelogEntry.title": (v6/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v7/*:: as any*/),
        "site.name": (v6/*:: as any*/)
      }
    },
    "name": "ChangelogDataTestQuery",
    "operationKind": "query",
    "text": "query ChangelogDataTestQuery {\n  ...ChangelogData_query\n  ...ChangelogDataEntry_query\n  changelogEntry(id: \"entry_1\") {\n    ...ChangelogDataEntry_entry\n    id\n  }\n}\n\nfragment ChangelogDataEntry_entry on ChangelogEntry {\n  state\n  slug\n  title\n  excerpt\n  publishedAt\n  bodyHtml\n}\n\nfragment ChangelogDataEntry_query on Query {\n  site {\n    name\n    id\n  }\n}\n\nfragment ChangelogData_query on Query {\n  site {\n    name\n    id\n  }\n  changelog(first: 10) {\n    edges {\n      node {\n        slug\n        title\n        excerpt\n        publishedAt\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "03b136bc01d2e127f7dddee3191a301d";

export default node;
