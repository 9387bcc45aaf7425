/**
 * @generated SignedSource<<bcff2ddca7e7f12915e99fe1716a5e70>>
 * @relayHash ec0b3e0fd89a5243216a88d700c2a399
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec0b3e0fd89a5243216a88d700c2a399

import type { ConcreteRequest } from 'relay-runtime';
export type useLockItemMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  locked: boolean;
};
export type useLockItemMutation$data = {
  readonly setDiscussionLock: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly idea: {
      readonly discussionLock: {
        readonly at: string;
        readonly by: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly locked: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useLockItemMutation$rawResponse = {
  readonly setDiscussionLock: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly idea: {
      readonly discussionLock: {
        readonly at: string;
        readonly by: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly locked: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useLockItemMutation = {
  rawResponse: useLockItemMutation$rawResponse;
  response: useLockItemMutation$data;
  variables: useLockItemMutation$variables;
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
  "name": "ideaId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locked"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clientMutationId",
        "variableName": "clientMutationId"
      },
      {
        "kind": "Variable",
        "name": "ideaId",
        "variableName": "ideaId"
      },
      {
        "kind": "Variable",
        "name": "locked",
        "variableName": "locked"
      }
    ],
    "concreteType": "SetDiscussionLockPayload",
    "kind": "LinkedField",
    "name": "setDiscussionLock",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DiscussionLock",
            "kind": "LinkedField",
            "name": "discussionLock",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLockItemMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLockItemMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "ec0b3e0fd89a5243216a88d700c2a399",
    "id": "ec0b3e0fd89a5243216a88d700c2a399",
    "metadata": {},
    "name": "useLockItemMutation",
    "operationKind": "mutation",
    "text": "mutation useLockItemMutation(\n  $ideaId: ID!\n  $locked: Boolean!\n  $clientMutationId: String\n) {\n  setDiscussionLock(ideaId: $ideaId, locked: $locked, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    idea {\n      id\n      locked\n      discussionLock {\n        at\n        by {\n          id\n          name\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fbf5c86b942246b91cb0703e15a8c637";

export default node;
