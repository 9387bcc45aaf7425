/**
 * @generated SignedSource<<2abcfa6da9a3ab7c1f6456acce8edb0d>>
 * @relayHash 4261506f9470e1d2cdc174e16ebea585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4261506f9470e1d2cdc174e16ebea585

import type { ConcreteRequest } from 'relay-runtime';
export type useSetVoteReasonMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  why: string;
};
export type useSetVoteReasonMutation$data = {
  readonly setVoteReason: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly idea: {
      readonly id: string;
      readonly viewerVote: {
        readonly id: string;
        readonly why: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSetVoteReasonMutation = {
  response: useSetVoteReasonMutation$data;
  variables: useSetVoteReasonMutation$variables;
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
  "name": "why"
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
        "name": "why",
        "variableName": "why"
      }
    ],
    "concreteType": "SetVoteReasonPayload",
    "kind": "LinkedField",
    "name": "setVoteReason",
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
            "concreteType": "Vote",
            "kind": "LinkedField",
            "name": "viewerVote",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "why",
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
    "name": "useSetVoteReasonMutation",
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
    "name": "useSetVoteReasonMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "4261506f9470e1d2cdc174e16ebea585",
    "id": "4261506f9470e1d2cdc174e16ebea585",
    "metadata": {},
    "name": "useSetVoteReasonMutation",
    "operationKind": "mutation",
    "text": "mutation useSetVoteReasonMutation(\n  $ideaId: ID!\n  $why: String!\n  $clientMutationId: String\n) {\n  setVoteReason(ideaId: $ideaId, why: $why, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    idea {\n      id\n      viewerVote {\n        id\n        why\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d917a15257297832fdeefea2f8bebe71";

export default node;
