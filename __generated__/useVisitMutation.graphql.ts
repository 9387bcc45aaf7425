/**
 * @generated SignedSource<<c8edaed83607f3ca81b55f956342e14a>>
 * @relayHash 7233dce57ecea9332ef60bbbb0d20a1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7233dce57ecea9332ef60bbbb0d20a1a

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useVisitMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  upTo: string;
};
export type useVisitMutation$data = {
  readonly markIdeaRead: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useVisitMutation = {
  response: useVisitMutation$data;
  variables: useVisitMutation$variables;
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
    "name": "useVisitMutation",
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
    "name": "useVisitMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "7233dce57ecea9332ef60bbbb0d20a1a",
    "id": "7233dce57ecea9332ef60bbbb0d20a1a",
    "metadata": {},
    "name": "useVisitMutation",
    "operationKind": "mutation",
    "text": "mutation useVisitMutation(\n  $ideaId: ID!\n  $upTo: DateTime!\n  $clientMutationId: String\n) {\n  markIdeaRead(ideaId: $ideaId, upTo: $upTo, clientMutationId: $clientMutationId) {\n    errors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "89ee98a6303a16a763b1aaf6a0122150";

export default node;
