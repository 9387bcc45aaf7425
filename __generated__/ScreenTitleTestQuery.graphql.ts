/**
 * @generated SignedSource<<059eef253dffe3db63e474b988d9c05b>>
 * @relayHash 573b0cb1e22e9282d4e67ae4f216d652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573b0cb1e22e9282d4e67ae4f216d652

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScreenTitleTestQuery$variables = Record<PropertyKey, never>;
export type ScreenTitleTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ScreenTitle_query">;
};
export type ScreenTitleTestQuery = {
  response: ScreenTitleTestQuery$data;
  variables: ScreenTitleTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ScreenTitleTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ScreenTitle_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ScreenTitleTestQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "573b0cb1e22e9282d4e67ae4f216d652",
    "id": "573b0cb1e22e9282d4e67ae4f216d652",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "site.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ScreenTitleTestQuery",
    "operationKind": "query",
    "text": "query ScreenTitleTestQuery {\n  ...ScreenTitle_query\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};

(node as any).hash = "efae796270d87dcfc185a14c139f96d3";

export default node;
