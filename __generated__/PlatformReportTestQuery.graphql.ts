/**
 * @generated SignedSource<<dd361e918ff9b22d71823148e9024654>>
 * @relayHash 105dec9bbe80f527a96be923712eb37e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 105dec9bbe80f527a96be923712eb37e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformReportTestQuery$variables = Record<PropertyKey, never>;
export type PlatformReportTestQuery$data = {
  readonly platforms: {
    readonly " $fragmentSpreads": FragmentRefs<"PlatformReport_platforms">;
  } | null | undefined;
};
export type PlatformReportTestQuery = {
  response: PlatformReportTestQuery$data;
  variables: PlatformReportTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reach",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": [
    "NOT_CONFIGURED",
    "REACHABLE",
    "REFUSED",
    "UNREACHABLE"
  ],
  "nullable": false,
  "plural": false,
  "type": "PlatformReach"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlatformReportTestQuery",
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
    "name": "PlatformReportTestQuery",
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
    "cacheID": "105dec9bbe80f527a96be923712eb37e",
    "id": "105dec9bbe80f527a96be923712eb37e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "platforms": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Platforms"
        },
        "platforms.cloud": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CloudPlatform"
        },
        "platforms.cloud.analytics": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "platforms.cloud.project": (v1/*:: as any*/),
        "platforms.cloud.reach": (v2/*:: as any*/),
        "platforms.usage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "UsagePlatform"
        },
        "platforms.usage.direct": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "platforms.usage.failed": (v3/*:: as any*/),
        "platforms.usage.forwarded": (v3/*:: as any*/),
        "platforms.usage.host": (v1/*:: as any*/),
        "platforms.usage.reach": (v2/*:: as any*/),
        "platforms.usage.received": (v3/*:: as any*/),
        "platforms.usage.refused": (v3/*:: as any*/)
      }
    },
    "name": "PlatformReportTestQuery",
    "operationKind": "query",
    "text": "query PlatformReportTestQuery {\n  platforms {\n    ...PlatformReport_platforms\n  }\n}\n\nfragment PlatformReport_platforms on Platforms {\n  usage {\n    reach\n    host\n    direct\n    received\n    forwarded\n    refused\n    failed\n  }\n  cloud {\n    reach\n    project\n    analytics\n  }\n}\n"
  }
};
})();

(node as any).hash = "3a57174645ea850e3fe89a0cc3225814";

export default node;
