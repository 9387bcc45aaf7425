/**
 * @generated SignedSource<<705d65b848dbc39d675c5108b3d829c2>>
 * @relayHash 0e92ca97dba2d4a654f750d9a788793d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e92ca97dba2d4a654f750d9a788793d

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly message: string;
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
      readonly message: string;
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
    "alias": null,
    "args": [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
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
    "name": "useSetFollowMutation",
    "selections": (v3/*:: as any*/),
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
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0e92ca97dba2d4a654f750d9a788793d",
    "id": "0e92ca97dba2d4a654f750d9a788793d",
    "metadata": {},
    "name": "useSetFollowMutation",
    "operationKind": "mutation",
    "text": "mutation useSetFollowMutation(\n  $ideaId: ID!\n  $following: Boolean!\n  $clientMutationId: String\n) {\n  setFollow(ideaId: $ideaId, following: $following, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      message\n    }\n    idea {\n      id\n      viewerIsFollowing\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "38fd346660ab0e4fb390287c16037fef";

export default node;
