/**
 * @generated SignedSource<<edf57285960e46fb6f167106a92d51b5>>
 * @relayHash 91348e273474191ed84d55d3e6225aa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91348e273474191ed84d55d3e6225aa6

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
                    "name": "id",
                    "storageKey": null
                  },
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
    "cacheID": "91348e273474191ed84d55d3e6225aa6",
    "id": "91348e273474191ed84d55d3e6225aa6",
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
    "text": "query RisingIdeasTestQuery {\n  ...RisingIdeas_query\n}\n\nfragment RisingIdeas_query on Query {\n  rising: ideas(first: 10, sort: TRENDING) {\n    edges {\n      node {\n        id\n        number\n        slug\n        title\n        recentVoteCount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eab1695bb7c4638ceadda8a689cf56b5";

export default node;
