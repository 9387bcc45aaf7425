/**
 * @generated SignedSource<<6fcf4eba20c7ff5c86e183da6a099c36>>
 * @relayHash 501b2db2e99d1a231397e28c9e63083f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 501b2db2e99d1a231397e28c9e63083f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type useMoveOnRoadmapMutation$variables = {
  afterId?: string | null | undefined;
  beforeId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  expectedStatusId: string;
  ideaId: string;
  statusId: string;
};
export type useMoveOnRoadmapMutation$data = {
  readonly moveOnRoadmap: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly idea: {
      readonly id: string;
      readonly lastActivityAt: string;
      readonly status: {
        readonly category: StatusCategory;
        readonly color: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly statusChangedAt: string;
      readonly viewerCanVote: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useMoveOnRoadmapMutation = {
  response: useMoveOnRoadmapMutation$data;
  variables: useMoveOnRoadmapMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "afterId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beforeId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "expectedStatusId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statusId"
},
v6 = [
  {
    "kind": "Variable",
    "name": "afterId",
    "variableName": "afterId"
  },
  {
    "kind": "Variable",
    "name": "beforeId",
    "variableName": "beforeId"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "expectedStatusId",
    "variableName": "expectedStatusId"
  },
  {
    "kind": "Variable",
    "name": "ideaId",
    "variableName": "ideaId"
  },
  {
    "kind": "Variable",
    "name": "statusId",
    "variableName": "statusId"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
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
      (v7/*:: as any*/),
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Idea",
  "kind": "LinkedField",
  "name": "idea",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanVote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ],
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveOnRoadmapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "MoveOnRoadmapPayload",
        "kind": "LinkedField",
        "name": "moveOnRoadmap",
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
                "selections": (v8/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMoveOnRoadmapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "MoveOnRoadmapPayload",
        "kind": "LinkedField",
        "name": "moveOnRoadmap",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "501b2db2e99d1a231397e28c9e63083f",
    "id": "501b2db2e99d1a231397e28c9e63083f",
    "metadata": {},
    "name": "useMoveOnRoadmapMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveOnRoadmapMutation(\n  $ideaId: ID!\n  $statusId: ID!\n  $expectedStatusId: ID!\n  $beforeId: ID\n  $afterId: ID\n  $clientMutationId: String\n) {\n  moveOnRoadmap(ideaId: $ideaId, statusId: $statusId, expectedStatusId: $expectedStatusId, beforeId: $beforeId, afterId: $afterId, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    idea {\n      id\n      statusChangedAt\n      viewerCanVote\n      lastActivityAt\n      status {\n        id\n        name\n        category\n        color\n      }\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd2b851b2fc8e4a8f1901716d3bbec23";

export default node;
