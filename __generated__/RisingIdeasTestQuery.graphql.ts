/**
 * @generated SignedSource<<be0d8d25f0be4744c9ca3502d8cec199>>
 * @relayHash acec5fe486c4904c4b741c4bc8a8dc1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acec5fe486c4904c4b741c4bc8a8dc1e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RisingIdeasTestQuery$variables = Record<PropertyKey, never>;
export type RisingIdeasTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RisingIdeas_query">;
};
export type RisingIdeasTestQuery = {
  response: RisingIdeasTestQuery$data;
  variables: RisingIdeasTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RisingIdeasTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RisingIdeas_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RisingIdeasTestQuery",
    "selections": [
      {
        "alias": "rising",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "TRENDING"
          }
        ],
        "concreteType": "IdeaConnection",
        "kind": "LinkedField",
        "name": "ideas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
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
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recentVoteCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(first:10,sort:\"TRENDING\")"
      }
    ]
  },
  "params": {
    "cacheID": "acec5fe486c4904c4b741c4bc8a8dc1e",
    "id": "acec5fe486c4904c4b741c4bc8a8dc1e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "rising": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "rising.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "rising.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "rising.edges.node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "rising.edges.node.number": (v0/*:: as any*/),
        "rising.edges.node.recentVoteCount": (v0/*:: as any*/),
        "rising.edges.node.slug": (v1/*:: as any*/),
        "rising.edges.node.title": (v1/*:: as any*/)
      }
    },
    "name": "RisingIdeasTestQuery",
    "operationKind": "query",
    "text": "query RisingIdeasTestQuery {\n  ...RisingIdeas_query\n}\n\nfragment RisingIdeas_query on Query {\n  rising: ideas(first: 10, sort: TRENDING) {\n    edges {\n      node {\n        number\n        slug\n        title\n        recentVoteCount\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eab1695bb7c4638ceadda8a689cf56b5";

export default node;
