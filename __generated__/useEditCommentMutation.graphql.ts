/**
 * @generated SignedSource<<3e62e2c4e18822807447adc91692f362>>
 * @relayHash db7fb2861bcab5123783e48e54b4eb3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7fb2861bcab5123783e48e54b4eb3c

import type { ConcreteRequest } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useEditCommentMutation$variables = {
  body: string;
  clientMutationId?: string | null | undefined;
  id: string;
  version: number;
};
export type useEditCommentMutation$data = {
  readonly editComment: {
    readonly comment: {
      readonly body: string;
      readonly bodyHtml: string | null | undefined;
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly state: CommentState;
      readonly version: number;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useEditCommentMutation = {
  response: useEditCommentMutation$data;
  variables: useEditCommentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      },
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
        "name": "expectedVersion",
        "variableName": "version"
      }
    ],
    "concreteType": "EditCommentPayload",
    "kind": "LinkedField",
    "name": "editComment",
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
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyHtml",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
    "name": "useEditCommentMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEditCommentMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "db7fb2861bcab5123783e48e54b4eb3c",
    "id": "db7fb2861bcab5123783e48e54b4eb3c",
    "metadata": {},
    "name": "useEditCommentMutation",
    "operationKind": "mutation",
    "text": "mutation useEditCommentMutation(\n  $id: ID!\n  $body: String!\n  $version: Int!\n  $clientMutationId: String\n) {\n  editComment(commentId: $id, body: $body, expectedVersion: $version, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      field\n      message\n    }\n    comment {\n      id\n      version\n      body\n      bodyHtml\n      editedAt\n      state\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cfea015d525fba28a111259e3ffc73d9";

export default node;
