/**
 * @generated SignedSource<<ce89163caf1da207bda368c841b3760f>>
 * @relayHash c0320fa62946dfeebed9f9e400e92ae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0320fa62946dfeebed9f9e400e92ae3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VotingTestVotersQuery$variables = Record<PropertyKey, never>;
export type VotingTestVotersQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"VoterList_idea">;
  } | null | undefined;
};
export type VotingTestVotersQuery = {
  response: VotingTestVotersQuery$data;
  variables: VotingTestVotersQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VotingTestVotersQuery",
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
            "name": "VoterList_idea"
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
    "name": "VotingTestVotersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "args": (v2/*:: as any*/),
            "concreteType": "VoteConnection",
            "kind": "LinkedField",
            "name": "votes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "voter",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatar",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "why",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "castBy",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "evidenceUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanWithdraw",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "votes(first:50)"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "VoterList_votes",
            "kind": "LinkedHandle",
            "name": "votes"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "c0320fa62946dfeebed9f9e400e92ae3",
    "id": "c0320fa62946dfeebed9f9e400e92ae3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v4/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v5/*:: as any*/),
        "idea.importedVotes.source": (v6/*:: as any*/),
        "idea.voteCount": (v5/*:: as any*/),
        "idea.votes": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "VoteConnection"
        },
        "idea.votes.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "VoteEdge"
        },
        "idea.votes.edges.cursor": (v6/*:: as any*/),
        "idea.votes.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Vote"
        },
        "idea.votes.edges.node.__typename": (v6/*:: as any*/),
        "idea.votes.edges.node.castBy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.votes.edges.node.castBy.id": (v4/*:: as any*/),
        "idea.votes.edges.node.castBy.name": (v6/*:: as any*/),
        "idea.votes.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.votes.edges.node.evidenceUrl": (v7/*:: as any*/),
        "idea.votes.edges.node.id": (v4/*:: as any*/),
        "idea.votes.edges.node.viewerCanWithdraw": (v8/*:: as any*/),
        "idea.votes.edges.node.voter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "User"
        },
        "idea.votes.edges.node.voter.avatar": (v7/*:: as any*/),
        "idea.votes.edges.node.voter.id": (v4/*:: as any*/),
        "idea.votes.edges.node.voter.name": (v6/*:: as any*/),
        "idea.votes.edges.node.why": (v7/*:: as any*/),
        "idea.votes.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "idea.votes.pageInfo.endCursor": (v7/*:: as any*/),
        "idea.votes.pageInfo.hasNextPage": (v8/*:: as any*/)
      }
    },
    "name": "VotingTestVotersQuery",
    "operationKind": "query",
    "text": "query VotingTestVotersQuery {\n  idea(id: \"idea_7\") {\n    ...VoterList_idea\n    id\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment VoterList_idea on Idea {\n  id\n  voteCount\n  ...ImportedVotes_idea\n  votes(first: 50) {\n    edges {\n      node {\n        id\n        ...VoterRow_vote\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VoterRow_vote on Vote {\n  id\n  voter {\n    id\n    name\n    avatar\n  }\n  why\n  castBy {\n    name\n    id\n  }\n  evidenceUrl\n  viewerCanWithdraw\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "1a33e2c01b7c1f126a4eb3da69e410de";

export default node;
