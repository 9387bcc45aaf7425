/**
 * @generated SignedSource<<6f8297b936a7017d8ebe20a770567d94>>
 * @relayHash eb556c19c1a0a9e0fefa39b3f1b96612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb556c19c1a0a9e0fefa39b3f1b96612

import type { ConcreteRequest } from 'relay-runtime';
export type useMergeIdeaMutation$variables = {
  clientMutationId?: string | null | undefined;
  ideaId: string;
  intoId: string;
};
export type useMergeIdeaMutation$data = {
  readonly mergeIdea: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly idea: {
      readonly id: string;
      readonly mergedInto: {
        readonly id: string;
        readonly number: number;
        readonly slug: string;
      } | null | undefined;
      readonly viewerCanMerge: boolean;
    } | null | undefined;
    readonly into: {
      readonly id: string;
      readonly importedVoteCount: number;
      readonly number: number;
      readonly slug: string;
      readonly voteCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMergeIdeaMutation = {
  response: useMergeIdeaMutation$data;
  variables: useMergeIdeaMutation$variables;
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
  "name": "intoId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = [
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
        "variableName": "ideaId"
      },
      {
        "kind": "Variable",
        "name": "intoId",
        "variableName": "intoId"
      }
    ],
    "concreteType": "MergeIdeaPayload",
    "kind": "LinkedField",
    "name": "mergeIdea",
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
        "name": "into",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "name": "viewerCanMerge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "mergedInto",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "useMergeIdeaMutation",
    "selections": (v6/*:: as any*/),
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
    "name": "useMergeIdeaMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "eb556c19c1a0a9e0fefa39b3f1b96612",
    "id": "eb556c19c1a0a9e0fefa39b3f1b96612",
    "metadata": {},
    "name": "useMergeIdeaMutation",
    "operationKind": "mutation",
    "text": "mutation useMergeIdeaMutation(\n  $ideaId: ID!\n  $intoId: ID!\n  $clientMutationId: String\n) {\n  mergeIdea(ideaId: $ideaId, intoId: $intoId, clientMutationId: $clientMutationId) {\n    errors {\n      message\n    }\n    into {\n      id\n      number\n      slug\n      voteCount\n      importedVoteCount\n    }\n    idea {\n      id\n      viewerCanMerge\n      mergedInto {\n        id\n        number\n        slug\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c7c918716cc3a026fd234fc83f53a8eb";

export default node;
