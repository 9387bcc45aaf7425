/**
 * @generated SignedSource<<2df6e901c91fac915888ce9c713276f8>>
 * @relayHash c26ef8090a9ae41c04d24a49e85795d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c26ef8090a9ae41c04d24a49e85795d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountTestQuery$variables = Record<PropertyKey, never>;
export type DeleteAccountTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeleteAccount_viewer">;
  };
};
export type DeleteAccountTestQuery = {
  response: DeleteAccountTestQuery$data;
  variables: DeleteAccountTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteAccountTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteAccount_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeleteAccountTestQuery",
    "selections": [
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
            "name": "canOwnSite",
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
    "cacheID": "c26ef8090a9ae41c04d24a49e85795d4",
    "id": "c26ef8090a9ae41c04d24a49e85795d4",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canOwnSite": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "DeleteAccountTestQuery",
    "operationKind": "query",
    "text": "query DeleteAccountTestQuery {\n  viewer {\n    ...DeleteAccount_viewer\n    id\n  }\n}\n\nfragment DeleteAccount_viewer on Viewer {\n  canOwnSite\n}\n"
  }
};

(node as any).hash = "5cc0d8271c1953c33b9fbb0c85c22973";

export default node;
