/**
 * @generated SignedSource<<34670302ea3e6d4024838fb91bf3af10>>
 * @relayHash ef1a2ca795cb65b34625a67d500b7593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef1a2ca795cb65b34625a67d500b7593

import type { ConcreteRequest } from 'relay-runtime';
export type useResolveReportsMutation$variables = {
  clientMutationId?: string | null | undefined;
  subjectId: string;
};
export type useResolveReportsMutation$data = {
  readonly resolveReports: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useResolveReportsMutation = {
  response: useResolveReportsMutation$data;
  variables: useResolveReportsMutation$variables;
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
  "name": "subjectId"
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
        "name": "subjectId",
        "variableName": "subjectId"
      }
    ],
    "concreteType": "ResolveReportsPayload",
    "kind": "LinkedField",
    "name": "resolveReports",
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
    "name": "useResolveReportsMutation",
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
    "name": "useResolveReportsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ef1a2ca795cb65b34625a67d500b7593",
    "id": "ef1a2ca795cb65b34625a67d500b7593",
    "metadata": {},
    "name": "useResolveReportsMutation",
    "operationKind": "mutation",
    "text": "mutation useResolveReportsMutation(\n  $subjectId: ID!\n  $clientMutationId: String\n) {\n  resolveReports(subjectId: $subjectId, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7096367e3649433cb53cee94211addc1";

export default node;
