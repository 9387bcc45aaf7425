/**
 * @generated SignedSource<<533bb85849fd7610397b34a5dfa75735>>
 * @relayHash 578d182978b059398a9bb6c3102bedcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 578d182978b059398a9bb6c3102bedcd

import type { ConcreteRequest } from 'relay-runtime';
export type Reaction = "AGREE" | "CHEER" | "SMILE" | "THANKS" | "%future added value";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useSetReactionMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  on: boolean;
  reaction: Reaction;
};
export type useSetReactionMutation$data = {
  readonly setReaction: {
    readonly comment: {
      readonly id: string;
      readonly reactions: ReadonlyArray<{
        readonly count: number;
        readonly reaction: Reaction;
        readonly viewerHasReacted: boolean;
      }>;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSetReactionMutation = {
  response: useSetReactionMutation$data;
  variables: useSetReactionMutation$variables;
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
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "on"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reaction"
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
        "name": "commentId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "on",
        "variableName": "on"
      },
      {
        "kind": "Variable",
        "name": "reaction",
        "variableName": "reaction"
      }
    ],
    "concreteType": "SetReactionPayload",
    "kind": "LinkedField",
    "name": "setReaction",
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
        "concreteType": "Comment",
        "kind": "LinkedField",
        "name": "comment",
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
            "concreteType": "ReactionCount",
            "kind": "LinkedField",
            "name": "reactions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reaction",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasReacted",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetReactionMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetReactionMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "578d182978b059398a9bb6c3102bedcd",
    "id": "578d182978b059398a9bb6c3102bedcd",
    "metadata": {},
    "name": "useSetReactionMutation",
    "operationKind": "mutation",
    "text": "mutation useSetReactionMutation(\n  $id: ID!\n  $reaction: Reaction!\n  $on: Boolean!\n  $clientMutationId: String\n) {\n  setReaction(commentId: $id, reaction: $reaction, on: $on, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      message\n    }\n    comment {\n      id\n      reactions {\n        reaction\n        count\n        viewerHasReacted\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c0500e8dedc27b869b13c49f699b9b6d";

export default node;
