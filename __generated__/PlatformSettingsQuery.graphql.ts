/**
 * @generated SignedSource<<e05e18c576e73e630c673d4aeda5336c>>
 * @relayHash 12e3bba9079d6f92d33897a06f719943
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e3bba9079d6f92d33897a06f719943

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformSettingsQuery$variables = Record<PropertyKey, never>;
export type PlatformSettingsQuery$data = {
  readonly platforms: {
    readonly " $fragmentSpreads": FragmentRefs<"PlatformReport_platforms">;
  } | null | undefined;
};
export type PlatformSettingsQuery = {
  response: PlatformSettingsQuery$data;
  variables: PlatformSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reach",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PlatformSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platforms",
        "kind": "LinkedField",
        "name": "platforms",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlatformReport_platforms"
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
    "name": "PlatformSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platforms",
        "kind": "LinkedField",
        "name": "platforms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UsagePlatform",
            "kind": "LinkedField",
            "name": "usage",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "host",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "direct",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "received",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forwarded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudPlatform",
            "kind": "LinkedField",
            "name": "cloud",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "project",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "analytics",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "12e3bba9079d6f92d33897a06f719943",
    "id": "12e3bba9079d6f92d33897a06f719943",
    "metadata": {},
    "name": "PlatformSettingsQuery",
    "operationKind": "query",
    "text": "query PlatformSettingsQuery {\n  platforms {\n    ...PlatformReport_platforms\n  }\n}\n\nfragment PlatformReport_platforms on Platforms {\n  usage {\n    reach\n    host\n    direct\n    received\n    forwarded\n    refused\n    failed\n  }\n  cloud {\n    reach\n    project\n    analytics\n  }\n}\n"
  }
};
})();

(node as any).hash = "150091b92f0629351864b9461ec4a83a";

export default node;
