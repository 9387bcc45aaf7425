/**
 * @generated SignedSource<<2e49d4e66762017052c679284008dac9>>
 * @relayHash 53d726b7f4b06dce027e2e7eed0b7d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53d726b7f4b06dce027e2e7eed0b7d8e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLinksTestQuery$variables = Record<PropertyKey, never>;
export type ProviderLinksTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ProviderLinks_viewer">;
  };
};
export type ProviderLinksTestQuery = {
  response: ProviderLinksTestQuery$data;
  variables: ProviderLinksTestQuery$variables;
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
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderLinksTestQuery",
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
            "name": "ProviderLinks_viewer"
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
    "name": "ProviderLinksTestQuery",
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
            "concreteType": "ProviderLink",
            "kind": "LinkedField",
            "name": "providerLinks",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unlinkedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUnlink",
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
    "cacheID": "53d726b7f4b06dce027e2e7eed0b7d8e",
    "id": "53d726b7f4b06dce027e2e7eed0b7d8e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v1/*:: as any*/),
        "viewer.providerLinks": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ProviderLink"
        },
        "viewer.providerLinks.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.providerLinks.id": (v1/*:: as any*/),
        "viewer.providerLinks.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.providerLinks.unlinkedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.providerLinks.viewerCanUnlink": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ProviderLinksTestQuery",
    "operationKind": "query",
    "text": "query ProviderLinksTestQuery {\n  viewer {\n    ...ProviderLinks_viewer\n    id\n  }\n}\n\nfragment ProviderLinkRow_link on ProviderLink {\n  id\n  name\n  createdAt\n  unlinkedAt\n  viewerCanUnlink\n}\n\nfragment ProviderLinks_viewer on Viewer {\n  providerLinks {\n    id\n    ...ProviderLinkRow_link\n  }\n}\n"
  }
};
})();

(node as any).hash = "c7926e1f5c2f7b96772b4ff57b662613";

export default node;
