/**
 * @generated SignedSource<<7bea0b5b92c60c904da9af3b2db9d1c8>>
 * @relayHash c94040c7a4eb4cc664c580efbfe4b65c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94040c7a4eb4cc664c580efbfe4b65c

import type { ConcreteRequest } from 'relay-runtime';
export type MergeResultQuery$variables = {
  ideaId: string;
  intoId: string;
  withIds?: ReadonlyArray<string> | null | undefined;
};
export type MergeResultQuery$data = {
  readonly idea: {
    readonly mergePreview: {
      readonly importedVoteCount: number;
      readonly voteCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type MergeResultQuery = {
  response: MergeResultQuery$data;
  variables: MergeResultQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "intoId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withIds"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "ideaId"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "intoId",
      "variableName": "intoId"
    },
    {
      "kind": "Variable",
      "name": "withIds",
      "variableName": "withIds"
    }
  ],
  "concreteType": "MergePreview",
  "kind": "LinkedField",
  "name": "mergePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importedVoteCount",
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
    "name": "MergeResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MergeResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c94040c7a4eb4cc664c580efbfe4b65c",
    "id": "c94040c7a4eb4cc664c580efbfe4b65c",
    "metadata": {},
    "name": "MergeResultQuery",
    "operationKind": "query",
    "text": "query MergeResultQuery(\n  $ideaId: ID!\n  $withIds: [ID!]\n  $intoId: ID!\n) {\n  idea(id: $ideaId) {\n    mergePreview(intoId: $intoId, withIds: $withIds) {\n      voteCount\n      importedVoteCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4294f2dd70e6465f32f11a81fc7c443d";

export default node;
