/**
 * @generated SignedSource<<17872e1df5f10101db877086d4edf830>>
 * @relayHash 858e53b1dc8c6a223b57abe9d99ac558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 858e53b1dc8c6a223b57abe9d99ac558

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkIdeaPinMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  pinned: boolean;
};
export type useMarkIdeaPinMutation$data = {
  readonly setIdeaPinned: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly idea: {
      readonly id: string;
      readonly pinned: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkIdeaPinMutation$rawResponse = {
  readonly setIdeaPinned: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly reason: string;
    }>;
    readonly idea: {
      readonly id: string;
      readonly pinned: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkIdeaPinMutation = {
  rawResponse: useMarkIdeaPinMutation$rawResponse;
  response: useMarkIdeaPinMutation$data;
  variables: useMarkIdeaPinMutation$variables;
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
  "name": "pinned"
},
v3 = [
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
    "name": "pinned",
    "variableName": "pinned"
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
  "concreteType": "Idea",
  "kind": "LinkedField",
  "name": "idea",
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
      "name": "pinned",
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
    "name": "useMarkIdeaPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetIdeaPinnedPayload",
        "kind": "LinkedField",
        "name": "setIdeaPinned",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMarkIdeaPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetIdeaPinnedPayload",
        "kind": "LinkedField",
        "name": "setIdeaPinned",
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
    "cacheID": "858e53b1dc8c6a223b57abe9d99ac558",
    "id": "858e53b1dc8c6a223b57abe9d99ac558",
    "metadata": {},
    "name": "useMarkIdeaPinMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkIdeaPinMutation(\n  $ideaId: ID!\n  $pinned: Boolean!\n  $clientMutationId: String\n) {\n  setIdeaPinned(ideaId: $ideaId, pinned: $pinned, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    idea {\n      id\n      pinned\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ddae8e36e5709863a0d488722094fd5";

export default node;
