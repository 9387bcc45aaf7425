/**
 * @generated SignedSource<<c33bd8fcdd7dbb6eb05252455c4bfbd1>>
 * @relayHash 1458a28f9ed4f2203590b47c5cec9e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1458a28f9ed4f2203590b47c5cec9e07

import type { ConcreteRequest } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type useSetPostStateCommentMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  state: CommentState;
};
export type useSetPostStateCommentMutation$data = {
  readonly setCommentState: {
    readonly comment: {
      readonly id: string;
      readonly idea: {
        readonly commentCount: number;
        readonly id: string;
      } | null | undefined;
      readonly reports: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly state: CommentState;
      readonly viewerCanReport: boolean;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSetPostStateCommentMutation = {
  response: useSetPostStateCommentMutation$data;
  variables: useSetPostStateCommentMutation$variables;
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
  "name": "state"
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
        "name": "commentId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "SetCommentStatePayload",
    "kind": "LinkedField",
    "name": "setCommentState",
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
        "concreteType": "Comment",
        "kind": "LinkedField",
        "name": "comment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Report",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
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
                "name": "commentCount",
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
    "name": "useSetPostStateCommentMutation",
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
    "name": "useSetPostStateCommentMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "1458a28f9ed4f2203590b47c5cec9e07",
    "id": "1458a28f9ed4f2203590b47c5cec9e07",
    "metadata": {},
    "name": "useSetPostStateCommentMutation",
    "operationKind": "mutation",
    "text": "mutation useSetPostStateCommentMutation(\n  $id: ID!\n  $state: CommentState!\n  $clientMutationId: String\n) {\n  setCommentState(commentId: $id, state: $state, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    comment {\n      id\n      state\n      viewerCanReport\n      reports {\n        id\n      }\n      idea {\n        id\n        commentCount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "17d23c5f251f82e76028a01d53cb4944";

export default node;
