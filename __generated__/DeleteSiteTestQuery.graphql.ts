/**
 * @generated SignedSource<<aa252e0d56c08746f7192073c80cdb3f>>
 * @relayHash c6c5b32a735e43a49c5ac897639d6570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c5b32a735e43a49c5ac897639d6570

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteSiteTestQuery$variables = Record<PropertyKey, never>;
export type DeleteSiteTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"DeleteSite_site">;
  } | null | undefined;
};
export type DeleteSiteTestQuery = {
  response: DeleteSiteTestQuery$data;
  variables: DeleteSiteTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteSiteTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteSite_site"
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
    "name": "DeleteSiteTestQuery",
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
    "cacheID": "c6c5b32a735e43a49c5ac897639d6570",
    "id": "c6c5b32a735e43a49c5ac897639d6570",
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
    "name": "DeleteSiteTestQuery",
    "operationKind": "query",
    "text": "query DeleteSiteTestQuery {\n  site {\n    ...DeleteSite_site\n    id\n  }\n}\n\nfragment DeleteSite_site on Site {\n  name\n}\n"
  }
};

(node as any).hash = "b241455366d180cad18cfa9321feb69d";

export default node;
