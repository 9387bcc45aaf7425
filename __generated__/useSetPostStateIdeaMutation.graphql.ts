/**
 * @generated SignedSource<<433a47923b8f0d67f18b57ed3c884cc6>>
 * @relayHash 6fa82bbedc25df77bc51eec971dfc3cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fa82bbedc25df77bc51eec971dfc3cd

import type { ConcreteRequest } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type useSetPostStateIdeaMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  state: IdeaState;
};
export type useSetPostStateIdeaMutation$data = {
  readonly setIdeaState: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly idea: {
      readonly id: string;
      readonly reports: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly state: IdeaState;
      readonly viewerCanReport: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSetPostStateIdeaMutation = {
  response: useSetPostStateIdeaMutation$data;
  variables: useSetPostStateIdeaMutation$variables;
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
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
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
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "SetIdeaStatePayload",
    "kind": "LinkedField",
    "name": "setIdeaState",
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
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Report",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "useSetPostStateIdeaMutation",
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
    "name": "useSetPostStateIdeaMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "6fa82bbedc25df77bc51eec971dfc3cd",
    "id": "6fa82bbedc25df77bc51eec971dfc3cd",
    "metadata": {},
    "name": "useSetPostStateIdeaMutation",
    "operationKind": "mutation",
    "text": "mutation useSetPostStateIdeaMutation(\n  $id: ID!\n  $state: IdeaState!\n  $clientMutationId: String\n) {\n  setIdeaState(ideaId: $id, state: $state, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    idea {\n      id\n      state\n      viewerCanReport\n      reports {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "125cfc7101f14762dcd45b6e56e5f27f";

export default node;
