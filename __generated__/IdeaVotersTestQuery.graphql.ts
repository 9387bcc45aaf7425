/**
 * @generated SignedSource<<b2ae6884a77bb9a058c7abf223a831e5>>
 * @relayHash be2c1f496514aabf7b4ca0625eb50df9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be2c1f496514aabf7b4ca0625eb50df9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaVotersTestQuery$variables = Record<PropertyKey, never>;
export type IdeaVotersTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaVoters_idea">;
  } | null | undefined;
};
export type IdeaVotersTestQuery = {
  response: IdeaVotersTestQuery$data;
  variables: IdeaVotersTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaVotersTestQuery",
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
            "name": "IdeaVoters_idea"
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
    "name": "IdeaVotersTestQuery",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "votesAreHidden",
            "storageKey": null
          },
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
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "UserConnection",
            "kind": "LinkedField",
            "name": "voters",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                        "name": "avatar",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "voters(first:8)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "be2c1f496514aabf7b4ca0625eb50df9",
    "id": "be2c1f496514aabf7b4ca0625eb50df9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.importedVoteCount": (v3/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v3/*:: as any*/),
        "idea.importedVotes.source": (v4/*:: as any*/),
        "idea.voteCount": (v3/*:: as any*/),
        "idea.voters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "UserConnection"
        },
        "idea.voters.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "UserEdge"
        },
        "idea.voters.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "User"
        },
        "idea.voters.edges.node.avatar": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.voters.edges.node.id": (v2/*:: as any*/),
        "idea.voters.edges.node.name": (v4/*:: as any*/),
        "idea.votesAreHidden": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "IdeaVotersTestQuery",
    "operationKind": "query",
    "text": "query IdeaVotersTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaVoters_idea\n    id\n  }\n}\n\nfragment IdeaVoters_idea on Idea {\n  voteCount\n  importedVoteCount\n  votesAreHidden\n  ...ImportedVotes_idea\n  voters(first: 8) {\n    edges {\n      node {\n        id\n        name\n        avatar\n      }\n    }\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "619edb776f2a0ba29579818b3e358514";

export default node;
