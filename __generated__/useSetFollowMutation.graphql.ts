/**
 * @generated SignedSource<<a7368a97a35bfea349f2528547ccd610>>
 * @relayHash 36a84fdb1116f1d1377b5143ca1aa27e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36a84fdb1116f1d1377b5143ca1aa27e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useSetFollowMutation$variables = {
  clientMutationId?: string | null | undefined;
  following: boolean;
  ideaId: string;
};
export type useSetFollowMutation$data = {
  readonly setFollow: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly idea: {
      readonly id: string;
      readonly viewerIsFollowing: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetFollowMutation$rawResponse = {
  readonly setFollow: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly reason: string;
    }>;
    readonly idea: {
      readonly id: string;
      readonly viewerIsFollowing: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetFollowMutation = {
  rawResponse: useSetFollowMutation$rawResponse;
  response: useSetFollowMutation$data;
  variables: useSetFollowMutation$variables;
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
  "name": "following"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "following",
    "variableName": "following"
  },
  {
    "kind": "Variable",
    "name": "ideaId",
    "variableName": "ideaId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v8 = {
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Idea",
  "kind": "LinkedField",
  "name": "idea",
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
      "name": "viewerIsFollowing",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetFollowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetFollowPayload",
        "kind": "LinkedField",
        "name": "setFollow",
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
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetFollowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetFollowPayload",
        "kind": "LinkedField",
        "name": "setFollow",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "36a84fdb1116f1d1377b5143ca1aa27e",
    "id": "36a84fdb1116f1d1377b5143ca1aa27e",
    "metadata": {},
    "name": "useSetFollowMutation",
    "operationKind": "mutation",
    "text": "mutation useSetFollowMutation(\n  $ideaId: ID!\n  $following: Boolean!\n  $clientMutationId: String\n) {\n  setFollow(ideaId: $ideaId, following: $following, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      ...problems_error\n    }\n    idea {\n      id\n      viewerIsFollowing\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "1ba4d4ded895c343908f03f4d4185b76";

export default node;
