/**
 * @generated SignedSource<<52ea70590a81be3a0f9c3444840b0476>>
 * @relayHash 5c9ee311044c57b625b87074734e7e71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9ee311044c57b625b87074734e7e71

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statusActsRoadmapMutation$variables = {
  clientMutationId?: string | null | undefined;
  onRoadmap: boolean;
  statusId: string;
};
export type statusActsRoadmapMutation$data = {
  readonly updateStatus: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly status: {
      readonly id: string;
      readonly onRoadmap: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type statusActsRoadmapMutation$rawResponse = {
  readonly updateStatus: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly reason: string;
    }>;
    readonly status: {
      readonly id: string;
      readonly onRoadmap: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type statusActsRoadmapMutation = {
  rawResponse: statusActsRoadmapMutation$rawResponse;
  response: statusActsRoadmapMutation$data;
  variables: statusActsRoadmapMutation$variables;
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
  "name": "onRoadmap"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statusId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "onRoadmap",
    "variableName": "onRoadmap"
  },
  {
    "kind": "Variable",
    "name": "statusId",
    "variableName": "statusId"
  }
],
v4 = [
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
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "status",
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
      "name": "onRoadmap",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "statusActsRoadmapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "UpdateStatusPayload",
        "kind": "LinkedField",
        "name": "updateStatus",
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
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "statusActsRoadmapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "UpdateStatusPayload",
        "kind": "LinkedField",
        "name": "updateStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5c9ee311044c57b625b87074734e7e71",
    "id": "5c9ee311044c57b625b87074734e7e71",
    "metadata": {},
    "name": "statusActsRoadmapMutation",
    "operationKind": "mutation",
    "text": "mutation statusActsRoadmapMutation(\n  $statusId: ID!\n  $onRoadmap: Boolean!\n  $clientMutationId: String\n) {\n  updateStatus(statusId: $statusId, onRoadmap: $onRoadmap, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    status {\n      id\n      onRoadmap\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "f866fd3d19c9e3b1cd7a008b361eb0dc";

export default node;
