/**
 * @generated SignedSource<<f1a0193971776788d1c6bdfd64b669de>>
 * @relayHash bd3decd0843657c60d80b0d4b9a37f7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd3decd0843657c60d80b0d4b9a37f7c

import type { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "ABUSE" | "OTHER" | "PRIVATE" | "SPAM" | "%future added value";
export type useReportMutation$variables = {
  clientMutationId?: string | null | undefined;
  note?: string | null | undefined;
  reason: ReportReason;
  subjectId: string;
};
export type useReportMutation$data = {
  readonly report: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useReportMutation = {
  response: useReportMutation$data;
  variables: useReportMutation$variables;
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
  "name": "note"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectId"
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
        "name": "note",
        "variableName": "note"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "subjectId",
        "variableName": "subjectId"
      }
    ],
    "concreteType": "ReportPayload",
    "kind": "LinkedField",
    "name": "report",
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
    "name": "useReportMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReportMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "bd3decd0843657c60d80b0d4b9a37f7c",
    "id": "bd3decd0843657c60d80b0d4b9a37f7c",
    "metadata": {},
    "name": "useReportMutation",
    "operationKind": "mutation",
    "text": "mutation useReportMutation(\n  $subjectId: ID!\n  $reason: ReportReason!\n  $note: String\n  $clientMutationId: String\n) {\n  report(subjectId: $subjectId, reason: $reason, note: $note, clientMutationId: $clientMutationId) {\n    errors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "106dc8662d98239b6db553526fbf877a";

export default node;
