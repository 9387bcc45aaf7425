/**
 * @generated SignedSource<<8119b3c20ea70e8148fbab1f47f6530f>>
 * @relayHash f2a1c1e1b1387d17f1bbd599542079e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2a1c1e1b1387d17f1bbd599542079e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterBarTestQuery$variables = Record<PropertyKey, never>;
export type FilterBarTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FilterBar_query">;
};
export type FilterBarTestQuery = {
  response: FilterBarTestQuery$data;
  variables: FilterBarTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
    "name": "FilterBarTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FilterBar_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FilterBarTestQuery",
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
              (v0/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "cacheID": "f2a1c1e1b1387d17f1bbd599542079e0",
    "id": "f2a1c1e1b1387d17f1bbd599542079e0",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
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
        "site.boards.id": (v3/*:: as any*/),
        "site.boards.name": (v4/*:: as any*/),
        "site.boards.slug": (v4/*:: as any*/),
        "site.defaultSort": {
          "enumValues": [
            "ACTIVE",
            "DISCUSSED",
            "NEWEST",
            "TOP",
            "TRENDING"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaSort"
        },
        "site.id": (v3/*:: as any*/),
        "site.statuses": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Status"
        },
        "site.statuses.category": {
          "enumValues": [
            "CLOSED",
            "DECLINED",
            "OPEN",
            "PLANNED",
            "SHIPPED",
            "STARTED"
          ],
          "nullable": false,
          "plural": false,
          "type": "StatusCategory"
        },
        "site.statuses.color": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "site.statuses.id": (v3/*:: as any*/),
        "site.statuses.name": (v4/*:: as any*/),
        "site.statuses.slug": (v4/*:: as any*/),
        "site.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tag"
        },
        "site.tags.description": (v4/*:: as any*/),
        "site.tags.id": (v3/*:: as any*/),
        "site.tags.name": (v4/*:: as any*/),
        "site.tags.slug": (v4/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canModerate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": (v3/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.__typename": (v4/*:: as any*/),
        "viewer.user.id": (v3/*:: as any*/)
      }
    },
    "name": "FilterBarTestQuery",
    "operationKind": "query",
    "text": "query FilterBarTestQuery {\n  ...FilterBar_query\n}\n\nfragment ActiveFilters_query on Query {\n  site {\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment FilterBar_query on Query {\n  site {\n    defaultSort\n    id\n  }\n  ...ActiveFilters_query\n  ...FilterSheet_query\n  ...PlainFilters_query\n}\n\nfragment FilterChoices_query on Query {\n  viewer {\n    canModerate\n    user {\n      __typename\n      id\n    }\n    id\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      category\n      color\n      id\n    }\n    ...TagFilters_site\n    id\n  }\n}\n\nfragment FilterSheet_query on Query {\n  ...FilterChoices_query\n}\n\nfragment PlainFilters_query on Query {\n  viewer {\n    canModerate\n    user {\n      __typename\n      id\n    }\n    id\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment TagFilters_site on Site {\n  tags {\n    id\n    slug\n    name\n    description\n  }\n}\n"
  }
};
})();

(node as any).hash = "1ede266f7a2006b0af2d14b1985b54a9";

export default node;
