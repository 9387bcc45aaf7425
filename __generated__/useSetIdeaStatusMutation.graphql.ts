/**
 * @generated SignedSource<<17b62a0ae2b42a4b257733dda9a66806>>
 * @relayHash 096f39bc9120e8d31f450341f9008aee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 096f39bc9120e8d31f450341f9008aee

import type { ConcreteRequest } from 'relay-runtime';
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useSetIdeaStatusMutation$variables = {
  answer?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  ideaId: string;
  statusId: string;
};
export type useSetIdeaStatusMutation$data = {
  readonly setIdeaStatus: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly idea: {
      readonly commentCount: number;
      readonly id: string;
      readonly lastActivityAt: string;
      readonly status: {
        readonly category: StatusCategory;
        readonly color: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly statusChangedAt: string;
      readonly viewerCanVote: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetIdeaStatusMutation = {
  response: useSetIdeaStatusMutation$data;
  variables: useSetIdeaStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statusId"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "answer",
        "variableName": "answer"
      },
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
        "name": "statusId",
        "variableName": "statusId"
      }
    ],
    "concreteType": "SetIdeaStatusPayload",
    "kind": "LinkedField",
    "name": "setIdeaStatus",
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
            "name": "field",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanVote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastActivityAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
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
    "name": "useSetIdeaStatusMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetIdeaStatusMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "096f39bc9120e8d31f450341f9008aee",
    "id": "096f39bc9120e8d31f450341f9008aee",
    "metadata": {},
    "name": "useSetIdeaStatusMutation",
    "operationKind": "mutation",
    "text": "mutation useSetIdeaStatusMutation(\n  $ideaId: ID!\n  $statusId: ID!\n  $answer: String\n  $clientMutationId: String\n) {\n  setIdeaStatus(ideaId: $ideaId, statusId: $statusId, answer: $answer, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      field\n      message\n    }\n    idea {\n      id\n      statusChangedAt\n      viewerCanVote\n      commentCount\n      lastActivityAt\n      status {\n        id\n        name\n        category\n        color\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f349f016f67f5b63c10cd1e9c8f80a4c";

export default node;
