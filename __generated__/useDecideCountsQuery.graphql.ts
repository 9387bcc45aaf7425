/**
 * @generated SignedSource<<acc0c2a9675684c85e29538e8fe3da4e>>
 * @relayHash a9c71dd4d685c86f97f938c9c490f374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9c71dd4d685c86f97f938c9c490f374

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDecideCountsQuery$variables = Record<PropertyKey, never>;
export type useDecideCountsQuery$data = {
  readonly moderation: {
    readonly " $fragmentSpreads": FragmentRefs<"QueueTabs_moderation">;
  } | null | undefined;
};
export type useDecideCountsQuery = {
  response: useDecideCountsQuery$data;
  variables: useDecideCountsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ModerationQueues",
        "kind": "LinkedField",
        "name": "moderation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QueueTabs_moderation"
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
    "name": "useDecideCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ModerationQueues",
        "kind": "LinkedField",
        "name": "moderation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reportedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spamCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a9c71dd4d685c86f97f938c9c490f374",
    "id": "a9c71dd4d685c86f97f938c9c490f374",
    "metadata": {},
    "name": "useDecideCountsQuery",
    "operationKind": "query",
    "text": "query useDecideCountsQuery {\n  moderation {\n    ...QueueTabs_moderation\n  }\n}\n\nfragment QueueTabs_moderation on ModerationQueues {\n  pendingCount\n  reportedCount\n  spamCount\n  deletedCount\n}\n"
  }
};

(node as any).hash = "31ad85567842c9904c25907642cb770a";

export default node;
