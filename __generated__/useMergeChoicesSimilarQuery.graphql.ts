/**
 * @generated SignedSource<<c7e3e64d7739c9df2ccd85dbe7a1ebb0>>
 * @relayHash 664d4edad76594062d8027f08961ad24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 664d4edad76594062d8027f08961ad24

import type { ConcreteRequest } from 'relay-runtime';
export type useMergeChoicesSimilarQuery$variables = {
  title: string;
};
export type useMergeChoicesSimilarQuery$data = {
  readonly similarIdeas: ReadonlyArray<{
    readonly idea: {
      readonly id: string;
      readonly importedVoteCount: number;
      readonly mergedInto: {
        readonly __typename: "Idea";
      } | null | undefined;
      readonly number: number;
      readonly status: {
        readonly name: string;
      };
      readonly title: string;
      readonly voteCount: number;
    };
  }>;
};
export type useMergeChoicesSimilarQuery = {
  response: useMergeChoicesSimilarQuery$data;
  variables: useMergeChoicesSimilarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "title"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "title"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useMergeChoicesSimilarQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SimilarIdea",
        "kind": "LinkedField",
        "name": "similarIdeas",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "idea",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
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
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "useMergeChoicesSimilarQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SimilarIdea",
        "kind": "LinkedField",
        "name": "similarIdeas",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "idea",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
                  (v8/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "664d4edad76594062d8027f08961ad24",
    "id": "664d4edad76594062d8027f08961ad24",
    "metadata": {},
    "name": "useMergeChoicesSimilarQuery",
    "operationKind": "query",
    "text": "query useMergeChoicesSimilarQuery(\n  $title: String!\n) {\n  similarIdeas(title: $title) {\n    idea {\n      id\n      number\n      title\n      voteCount\n      importedVoteCount\n      status {\n        name\n        id\n      }\n      mergedInto {\n        __typename\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e78cf393ccb90d18cf3785ab3d042cd";

export default node;
