/**
 * @generated SignedSource<<0b536bf145f2a049c14e7f4580f9e9ad>>
 * @relayHash 4d5136ed56f38d4bfbc5d1808c9deb03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5136ed56f38d4bfbc5d1808c9deb03

import type { ConcreteRequest } from 'relay-runtime';
export type MergeResultQuery$variables = {
  ideaId: string;
  intoId: string;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ideaId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "intoId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "ideaId"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "intoId",
      "variableName": "intoId"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergeResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "4d5136ed56f38d4bfbc5d1808c9deb03",
    "id": "4d5136ed56f38d4bfbc5d1808c9deb03",
    "metadata": {},
    "name": "MergeResultQuery",
    "operationKind": "query",
    "text": "query MergeResultQuery(\n  $ideaId: ID!\n  $intoId: ID!\n) {\n  idea(id: $ideaId) {\n    mergePreview(intoId: $intoId) {\n      voteCount\n      importedVoteCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d82aaa8e233bfb6d268d34318e4b5018";

export default node;
