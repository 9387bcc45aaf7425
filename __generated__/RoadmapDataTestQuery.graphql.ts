/**
 * @generated SignedSource<<06b61ad01f6144d89368cc1cbc55cf24>>
 * @relayHash 2ab1f30173dd72d5e111340c6ac1bb1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ab1f30173dd72d5e111340c6ac1bb1f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapDataTestQuery$variables = Record<PropertyKey, never>;
export type RoadmapDataTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapData_query">;
};
export type RoadmapDataTestQuery = {
  response: RoadmapDataTestQuery$data;
  variables: RoadmapDataTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 2
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
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
    "name": "RoadmapDataTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "RoadmapData_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoadmapDataTestQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "roadmap",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "IdeaConnection",
            "kind": "LinkedField",
            "name": "roadmapIdeas",
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
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "roadmapIdeas(first:2)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2ab1f30173dd72d5e111340c6ac1bb1f",
    "id": "2ab1f30173dd72d5e111340c6ac1bb1f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "roadmap": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Status"
        },
        "roadmap.id": (v2/*:: as any*/),
        "roadmap.roadmapIdeas": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaConnection"
        },
        "roadmap.roadmapIdeas.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "IdeaEdge"
        },
        "roadmap.roadmapIdeas.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Idea"
        },
        "roadmap.roadmapIdeas.edges.node.id": (v2/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "roadmap.roadmapIdeas.edges.node.slug": (v3/*:: as any*/),
        "roadmap.roadmapIdeas.edges.node.title": (v3/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v2/*:: as any*/),
        "site.name": (v3/*:: as any*/),
        "site.tagline": (v3/*:: as any*/)
      }
    },
    "name": "RoadmapDataTestQuery",
    "operationKind": "query",
    "text": "query RoadmapDataTestQuery {\n  ...RoadmapData_query_2pB9HF\n}\n\nfragment RoadmapData_query_2pB9HF on Query {\n  site {\n    name\n    tagline\n    id\n  }\n  roadmap {\n    roadmapIdeas(first: 2) {\n      edges {\n        node {\n          number\n          slug\n          title\n          id\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd766dca2727b7152e1a7bf26895d793";

export default node;
