/**
 * @generated SignedSource<<5ea4527f33be67627a4ff602381196ab>>
 * @relayHash 15ab293fae37033f7928d8b0a136c6e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15ab293fae37033f7928d8b0a136c6e1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedVotesTestQuery$variables = Record<PropertyKey, never>;
export type ImportedVotesTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportedVotes_idea">;
  } | null | undefined;
};
export type ImportedVotesTestQuery = {
  response: ImportedVotesTestQuery$data;
  variables: ImportedVotesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportedVotesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportedVotes_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportedVotesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportedVotes",
            "kind": "LinkedField",
            "name": "importedVotes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "15ab293fae37033f7928d8b0a136c6e1",
    "id": "15ab293fae37033f7928d8b0a136c6e1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.importedVotes.source": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ImportedVotesTestQuery",
    "operationKind": "query",
    "text": "query ImportedVotesTestQuery {\n  idea(id: \"idea_7\") {\n    ...ImportedVotes_idea\n    id\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b2fb3310d6791807b4185a8a915245f";

export default node;
