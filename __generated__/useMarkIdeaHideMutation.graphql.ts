/**
 * @generated SignedSource<<6037408fa3c02566f76138770f944b79>>
 * @relayHash 1a8e252c67f9f65448a26984aa8e14ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a8e252c67f9f65448a26984aa8e14ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkIdeaHideMutation$variables = {
  clientMutationId?: string | null | undefined;
  hidden: boolean;
  ideaId: string;
};
export type useMarkIdeaHideMutation$data = {
  readonly setIdeaCountsHidden: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly idea: {
      readonly countsHidden: boolean | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkIdeaHideMutation$rawResponse = {
  readonly setIdeaCountsHidden: {
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
      readonly countsHidden: boolean | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkIdeaHideMutation = {
  rawResponse: useMarkIdeaHideMutation$rawResponse;
  response: useMarkIdeaHideMutation$data;
  variables: useMarkIdeaHideMutation$variables;
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
  "name": "hidden"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "hidden",
    "variableName": "hidden"
  },
  {
    "kind": "Variable",
    "name": "ideaId",
    "variableName": "ideaId"
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
      "name": "countsHidden",
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
    "name": "useMarkIdeaHideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetIdeaCountsHiddenPayload",
        "kind": "LinkedField",
        "name": "setIdeaCountsHidden",
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
    "name": "useMarkIdeaHideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetIdeaCountsHiddenPayload",
        "kind": "LinkedField",
        "name": "setIdeaCountsHidden",
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
    "cacheID": "1a8e252c67f9f65448a26984aa8e14ef",
    "id": "1a8e252c67f9f65448a26984aa8e14ef",
    "metadata": {},
    "name": "useMarkIdeaHideMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkIdeaHideMutation(\n  $ideaId: ID!\n  $hidden: Boolean!\n  $clientMutationId: String\n) {\n  setIdeaCountsHidden(ideaId: $ideaId, hidden: $hidden, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    idea {\n      id\n      countsHidden\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "16690fc76923e10d99bb37d85e605421";

export default node;
