/**
 * @generated SignedSource<<fcd15797a34e29ef15903a7a3a07cfbe>>
 * @relayHash 869385c680df36032d03fae703a26028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 869385c680df36032d03fae703a26028

import type { ConcreteRequest } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type useDeletePostCommentMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useDeletePostCommentMutation$data = {
  readonly deleteComment: {
    readonly comment: {
      readonly bodyHtml: string | null | undefined;
      readonly id: string;
      readonly state: CommentState;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useDeletePostCommentMutation = {
  response: useDeletePostCommentMutation$data;
  variables: useDeletePostCommentMutation$variables;
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
v2 = [
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
      }
    ],
    "concreteType": "DeleteCommentPayload",
    "kind": "LinkedField",
    "name": "deleteComment",
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyHtml",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeletePostCommentMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "useDeletePostCommentMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "869385c680df36032d03fae703a26028",
    "id": "869385c680df36032d03fae703a26028",
    "metadata": {},
    "name": "useDeletePostCommentMutation",
    "operationKind": "mutation",
    "text": "mutation useDeletePostCommentMutation(\n  $id: ID!\n  $clientMutationId: String\n) {\n  deleteComment(commentId: $id, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    comment {\n      id\n      state\n      bodyHtml\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "55644ecf3fc114b461c1bcf054522476";

export default node;
