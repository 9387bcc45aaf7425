/**
 * @generated SignedSource<<f78c3715de314e14597040f2f00a19b6>>
 * @relayHash 5a671d7c489f380eb69d641b3e3b860b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a671d7c489f380eb69d641b3e3b860b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippedIdeasTestQuery$variables = Record<PropertyKey, never>;
export type ShippedIdeasTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShippedIdeas_query">;
};
export type ShippedIdeasTestQuery = {
  response: ShippedIdeasTestQuery$data;
  variables: ShippedIdeasTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "ShippedIdeasTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShippedIdeas_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShippedIdeasTestQuery",
    "selections": [
      {
        "alias": "shipped",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "categories": [
                "SHIPPED"
              ]
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "ACTIVE"
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
        "storageKey": "ideas(filter:{\"categories\":[\"SHIPPED\"]},first:10,sort:\"ACTIVE\")"
      }
    ]
  },
  "params": {
    "cacheID": "5a671d7c489f380eb69d641b3e3b860b",
    "id": "5a671d7c489f380eb69d641b3e3b860b",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "shipped": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "shipped.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "shipped.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "shipped.edges.node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "shipped.edges.node.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "shipped.edges.node.slug": (v0/*:: as any*/),
        "shipped.edges.node.title": (v0/*:: as any*/)
      }
    },
    "name": "ShippedIdeasTestQuery",
    "operationKind": "query",
    "text": "query ShippedIdeasTestQuery {\n  ...ShippedIdeas_query\n}\n\nfragment ShippedIdeas_query on Query {\n  shipped: ideas(first: 10, sort: ACTIVE, filter: {categories: [SHIPPED]}) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a85a233fb1787df472438ebcd5df3765";

export default node;
