/**
 * @generated SignedSource<<0f9341de7432d1a8e307685077d56e7e>>
 * @relayHash 8f1628474a82dc8135c838950a14f77b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f1628474a82dc8135c838950a14f77b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useUnreadMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  upTo: string;
};
export type useUnreadMutation$data = {
  readonly markIdeaRead: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useUnreadMutation = {
  response: useUnreadMutation$data;
  variables: useUnreadMutation$variables;
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
  "name": "upTo"
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
        "name": "ideaId",
        "variableName": "ideaId"
      },
      {
        "kind": "Variable",
        "name": "upTo",
        "variableName": "upTo"
      }
    ],
    "concreteType": "MarkIdeaReadPayload",
    "kind": "LinkedField",
    "name": "markIdeaRead",
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
    "name": "useUnreadMutation",
    "selections": (v3/*:: as any*/),
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
    "name": "useUnreadMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "8f1628474a82dc8135c838950a14f77b",
    "id": "8f1628474a82dc8135c838950a14f77b",
    "metadata": {},
    "name": "useUnreadMutation",
    "operationKind": "mutation",
    "text": "mutation useUnreadMutation(\n  $ideaId: ID!\n  $upTo: DateTime!\n  $clientMutationId: String\n) {\n  markIdeaRead(ideaId: $ideaId, upTo: $upTo, clientMutationId: $clientMutationId) {\n    errors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "12122fa73e010e003307020c1202e991";

export default node;
