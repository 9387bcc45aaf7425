/**
 * @generated SignedSource<<24e4c991bd252540ae5e63d28d7985cc>>
 * @relayHash 96750ec8b038740720a5498cfa632b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96750ec8b038740720a5498cfa632b8e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListSidebarQuery$variables = Record<PropertyKey, never>;
export type ListSidebarQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_query" | "FilterBar_query" | "RisingIdeas_query" | "ShippedIdeas_query">;
};
export type ListSidebarQuery = {
  response: ListSidebarQuery$data;
  variables: ListSidebarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerFigures",
  "kind": "LinkedField",
  "name": "answerFigures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ideaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianHours",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListSidebarQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FilterBar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RisingIdeas_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShippedIdeas_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AnswerTime_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ListSidebarQuery",
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
            "name": "defaultSort",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canModerate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "rising",
        "args": [
          (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v1/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recentVoteCount",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(first:10,sort:\"TRENDING\")"
      },
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
          (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v1/*:: as any*/),
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(filter:{\"categories\":[\"SHIPPED\"]},first:10,sort:\"ACTIVE\")"
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "96750ec8b038740720a5498cfa632b8e",
    "id": "96750ec8b038740720a5498cfa632b8e",
    "metadata": {},
    "name": "ListSidebarQuery",
    "operationKind": "query",
    "text": "query ListSidebarQuery {\n  ...FilterBar_query\n  ...RisingIdeas_query\n  ...ShippedIdeas_query\n  ...AnswerTime_query\n}\n\nfragment ActiveFilters_query on Query {\n  site {\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment AnswerTime_figures on AnswerFigures {\n  ideaCount\n  answeredCount\n  medianHours\n}\n\nfragment AnswerTime_query on Query {\n  answerFigures {\n    ...AnswerTime_figures\n  }\n  site {\n    boards {\n      slug\n      answerFigures {\n        ...AnswerTime_figures\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment FilterBar_query on Query {\n  site {\n    defaultSort\n    id\n  }\n  ...ActiveFilters_query\n  ...FilterSheet_query\n  ...PlainFilters_query\n}\n\nfragment FilterChoices_query on Query {\n  viewer {\n    canModerate\n    user {\n      __typename\n      id\n    }\n    id\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      category\n      color\n      id\n    }\n    ...TagFilters_site\n    id\n  }\n}\n\nfragment FilterSheet_query on Query {\n  ...FilterChoices_query\n}\n\nfragment PlainFilters_query on Query {\n  viewer {\n    canModerate\n    user {\n      __typename\n      id\n    }\n    id\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment RisingIdeas_query on Query {\n  rising: ideas(first: 10, sort: TRENDING) {\n    edges {\n      node {\n        number\n        slug\n        title\n        recentVoteCount\n        id\n      }\n    }\n  }\n}\n\nfragment ShippedIdeas_query on Query {\n  shipped: ideas(first: 10, sort: ACTIVE, filter: {categories: [SHIPPED]}) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n\nfragment TagFilters_site on Site {\n  tags {\n    id\n    slug\n    name\n    description\n  }\n}\n"
  }
};
})();

(node as any).hash = "71afc93ad440124404d8d3abba1a82e9";

export default node;
