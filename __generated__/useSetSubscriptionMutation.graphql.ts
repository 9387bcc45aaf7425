/**
 * @generated SignedSource<<536189b1d264c84780cb9392ef81e7a8>>
 * @relayHash 5cb68d99fd373920ab3df8eba6b037e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cb68d99fd373920ab3df8eba6b037e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useSetSubscriptionMutation$variables = {
  clientMutationId?: string | null | undefined;
  subscribed: boolean;
};
export type useSetSubscriptionMutation$data = {
  readonly setChangelogSubscription: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly isSubscribedToChangelog: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetSubscriptionMutation = {
  response: useSetSubscriptionMutation$data;
  variables: useSetSubscriptionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subscribed"
},
v2 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "subscribed",
    "variableName": "subscribed"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
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
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubscribedToChangelog",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetSubscriptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SetChangelogSubscriptionPayload",
        "kind": "LinkedField",
        "name": "setChangelogSubscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetSubscriptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SetChangelogSubscriptionPayload",
        "kind": "LinkedField",
        "name": "setChangelogSubscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5cb68d99fd373920ab3df8eba6b037e3",
    "id": "5cb68d99fd373920ab3df8eba6b037e3",
    "metadata": {},
    "name": "useSetSubscriptionMutation",
    "operationKind": "mutation",
    "text": "mutation useSetSubscriptionMutation(\n  $subscribed: Boolean!\n  $clientMutationId: String\n) {\n  setChangelogSubscription(subscribed: $subscribed, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      ...problems_error\n    }\n    viewer {\n      id\n      isSubscribedToChangelog\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "a581ee342401d98d053e83bc110a7638";

export default node;
