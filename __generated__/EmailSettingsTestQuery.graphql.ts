/**
 * @generated SignedSource<<cfd83f14f1deb0b813bef444ea98d419>>
 * @relayHash dede81481270c0b3bd23e7982c99de57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dede81481270c0b3bd23e7982c99de57

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSettingsTestQuery$variables = Record<PropertyKey, never>;
export type EmailSettingsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailSettings_viewer">;
  };
};
export type EmailSettingsTestQuery = {
  response: EmailSettingsTestQuery$data;
  variables: EmailSettingsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailSettingsTestQuery",
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
            "name": "EmailSettings_viewer"
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
    "name": "EmailSettingsTestQuery",
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
            "name": "email",
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
    "cacheID": "dede81481270c0b3bd23e7982c99de57",
    "id": "dede81481270c0b3bd23e7982c99de57",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.email": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "EmailSettingsTestQuery",
    "operationKind": "query",
    "text": "query EmailSettingsTestQuery {\n  viewer {\n    ...EmailSettings_viewer\n    id\n  }\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n"
  }
};

(node as any).hash = "aa7f0771119e6df4ce0d76a95210fc48";

export default node;
