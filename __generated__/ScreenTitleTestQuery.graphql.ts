/**
 * @generated SignedSource<<ca8dcd88b5effcd227a296bddbba26f6>>
 * @relayHash 3cd9210d1e96325a6e88b3e4f334dbf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd9210d1e96325a6e88b3e4f334dbf5

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
            "name": "canRead",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3cd9210d1e96325a6e88b3e4f334dbf5",
    "id": "3cd9210d1e96325a6e88b3e4f334dbf5",
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
        },
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canRead": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ScreenTitleTestQuery",
    "operationKind": "query",
    "text": "query ScreenTitleTestQuery {\n  ...ScreenTitle_query\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n"
  }
};

(node as any).hash = "efae796270d87dcfc185a14c139f96d3";

export default node;
