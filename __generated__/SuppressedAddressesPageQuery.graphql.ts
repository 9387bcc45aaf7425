/**
 * @generated SignedSource<<4df87ba932d1b7b80725c404c59a6983>>
 * @relayHash 758a2813101f6c4d9ada94afafea9858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 758a2813101f6c4d9ada94afafea9858

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuppressedAddressesPageQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
};
export type SuppressedAddressesPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SuppressedAddresses_query">;
};
export type SuppressedAddressesPageQuery = {
  response: SuppressedAddressesPageQuery$data;
  variables: SuppressedAddressesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 5,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SuppressedAddressesPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SuppressedAddresses_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SuppressedAddressesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuppressedAddressConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuppressedAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
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
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "SuppressedAddresses_suppressedAddresses",
        "kind": "LinkedHandle",
        "name": "suppressedAddresses"
      }
    ]
  },
  "params": {
    "cacheID": "758a2813101f6c4d9ada94afafea9858",
    "id": "758a2813101f6c4d9ada94afafea9858",
    "metadata": {},
    "name": "SuppressedAddressesPageQuery",
    "operationKind": "query",
    "text": "query SuppressedAddressesPageQuery(\n  $after: String\n  $first: Int = 5\n) {\n  ...SuppressedAddresses_query_2HEEH6\n}\n\nfragment SuppressedAddresses_query_2HEEH6 on Query {\n  suppressedAddresses(first: $first, after: $after) {\n    edges {\n      node {\n        id\n        email\n        reason\n        since\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f186638a82669a81b9931ee296d9849";

export default node;
