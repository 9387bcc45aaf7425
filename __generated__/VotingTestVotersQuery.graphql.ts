/**
 * @generated SignedSource<<8047836c8d79cc60e51e1e4fc3b1a1d4>>
 * @relayHash c9c611d214fb07eebd6c9bb8f5eed3ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c611d214fb07eebd6c9bb8f5eed3ba

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
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
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
    "cacheID": "c9c611d214fb07eebd6c9bb8f5eed3ba",
    "id": "c9c611d214fb07eebd6c9bb8f5eed3ba",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v4/*:: as any*/),
        "idea.voteCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
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
        "idea.votes.edges.cursor": (v5/*:: as any*/),
        "idea.votes.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Vote"
        },
        "idea.votes.edges.node.__typename": (v5/*:: as any*/),
        "idea.votes.edges.node.castBy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.votes.edges.node.castBy.id": (v4/*:: as any*/),
        "idea.votes.edges.node.castBy.name": (v5/*:: as any*/),
        "idea.votes.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.votes.edges.node.evidenceUrl": (v6/*:: as any*/),
        "idea.votes.edges.node.id": (v4/*:: as any*/),
        "idea.votes.edges.node.viewerCanWithdraw": (v7/*:: as any*/),
        "idea.votes.edges.node.voter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "User"
        },
        "idea.votes.edges.node.voter.avatar": (v6/*:: as any*/),
        "idea.votes.edges.node.voter.id": (v4/*:: as any*/),
        "idea.votes.edges.node.voter.name": (v5/*:: as any*/),
        "idea.votes.edges.node.why": (v6/*:: as any*/),
        "idea.votes.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "idea.votes.pageInfo.endCursor": (v6/*:: as any*/),
        "idea.votes.pageInfo.hasNextPage": (v7/*:: as any*/)
      }
    },
    "name": "VotingTestVotersQuery",
    "operationKind": "query",
    "text": "query VotingTestVotersQuery {\n  idea(id: \"idea_7\") {\n    ...VoterList_idea\n    id\n  }\n}\n\nfragment VoterList_idea on Idea {\n  id\n  voteCount\n  votes(first: 50) {\n    edges {\n      node {\n        id\n        ...VoterRow_vote\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VoterRow_vote on Vote {\n  id\n  voter {\n    id\n    name\n    avatar\n  }\n  why\n  castBy {\n    name\n    id\n  }\n  evidenceUrl\n  viewerCanWithdraw\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "1a33e2c01b7c1f126a4eb3da69e410de";

export default node;
