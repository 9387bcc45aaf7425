/**
 * @generated SignedSource<<0cc6710d4f9c66ca0119e6ac85e9cdf8>>
 * @relayHash 58e420a7d219bcea19e5d1664d4aed9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e420a7d219bcea19e5d1664d4aed9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostFormTestQuery$variables = Record<PropertyKey, never>;
export type PostFormTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PostForm_query">;
};
export type PostFormTestQuery = {
  response: PostFormTestQuery$data;
  variables: PostFormTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PostFormTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PostForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PostFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "formGuard",
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
            "name": "canPost",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "takesPosts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              },
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
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "58e420a7d219bcea19e5d1664d4aed9f",
    "id": "58e420a7d219bcea19e5d1664d4aed9f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v1/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.description": (v1/*:: as any*/),
        "site.boards.id": (v2/*:: as any*/),
        "site.boards.name": (v1/*:: as any*/),
        "site.boards.slug": (v1/*:: as any*/),
        "site.boards.takesPosts": (v3/*:: as any*/),
        "site.boards.template": (v1/*:: as any*/),
        "site.id": (v2/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canPost": (v3/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "PostFormTestQuery",
    "operationKind": "query",
    "text": "query PostFormTestQuery {\n  ...PostForm_query\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n    takesPosts\n  }\n}\n\nfragment PostForm_query on Query {\n  formGuard\n  viewer {\n    canPost\n    id\n  }\n  site {\n    boards {\n      id\n      slug\n      takesPosts\n      template\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "69233f6272ab27b0a54446ac9fff257c";

export default node;
