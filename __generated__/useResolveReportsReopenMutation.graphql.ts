/**
 * @generated SignedSource<<bf00c852c69f6569e3d28a706eb1a7bb>>
 * @relayHash 4f04bd71dd52e68c63fdf98c80def105
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f04bd71dd52e68c63fdf98c80def105

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useResolveReportsReopenMutation$variables = {
  clientMutationId?: string | null | undefined;
  subjectId: string;
};
export type useResolveReportsReopenMutation$data = {
  readonly reopenReports: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
  } | null | undefined;
};
export type useResolveReportsReopenMutation = {
  response: useResolveReportsReopenMutation$data;
  variables: useResolveReportsReopenMutation$variables;
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
v3 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserErrorParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
    "selections": [
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
        "name": "value",
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
    "name": "useResolveReportsReopenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ReopenReportsPayload",
        "kind": "LinkedField",
        "name": "reopenReports",
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
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
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
    "name": "useResolveReportsReopenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ReopenReportsPayload",
        "kind": "LinkedField",
        "name": "reopenReports",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4f04bd71dd52e68c63fdf98c80def105",
    "id": "4f04bd71dd52e68c63fdf98c80def105",
    "metadata": {},
    "name": "useResolveReportsReopenMutation",
    "operationKind": "mutation",
    "text": "mutation useResolveReportsReopenMutation(\n  $subjectId: ID!\n  $clientMutationId: String\n) {\n  reopenReports(subjectId: $subjectId, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "9a8a5750d5000f06998c9386e0792b82";

export default node;
