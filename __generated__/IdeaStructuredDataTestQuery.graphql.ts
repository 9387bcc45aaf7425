/**
 * @generated SignedSource<<bef2767acb51f2ff2c0a9e9ab49b56ad>>
 * @relayHash 22fad6e73533e4f2548f6182b3b2d5d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22fad6e73533e4f2548f6182b3b2d5d3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaStructuredDataTestQuery$variables = Record<PropertyKey, never>;
export type IdeaStructuredDataTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaStructuredData_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStructuredData_query">;
};
export type IdeaStructuredDataTestQuery = {
  response: IdeaStructuredDataTestQuery$data;
  variables: IdeaStructuredDataTestQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHtml",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v15 = [
  "DELETED",
  "LIVE",
  "PENDING",
  "SPAM"
],
v16 = {
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
    "name": "IdeaStructuredDataTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaStructuredData_query"
      },
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
            "name": "IdeaStructuredData_idea"
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
    "name": "IdeaStructuredDataTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
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
            "name": "number",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          },
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
            "name": "commentCount",
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "board",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "unread",
                "value": true
              }
            ],
            "concreteType": "TimelineItemConnection",
            "kind": "LinkedField",
            "name": "timeline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TimelineItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "internal",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "type": "Comment",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "timeline(unread:true)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "22fad6e73533e4f2548f6182b3b2d5d3",
    "id": "22fad6e73533e4f2548f6182b3b2d5d3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.author": (v9/*:: as any*/),
        "idea.author.id": (v10/*:: as any*/),
        "idea.author.name": (v11/*:: as any*/),
        "idea.board": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Board"
        },
        "idea.board.id": (v10/*:: as any*/),
        "idea.board.name": (v11/*:: as any*/),
        "idea.board.slug": (v11/*:: as any*/),
        "idea.bodyHtml": (v12/*:: as any*/),
        "idea.commentCount": (v13/*:: as any*/),
        "idea.createdAt": (v14/*:: as any*/),
        "idea.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.id": (v10/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v13/*:: as any*/),
        "idea.number": (v13/*:: as any*/),
        "idea.slug": (v11/*:: as any*/),
        "idea.state": {
          "enumValues": (v15/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.timeline": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TimelineItemConnection"
        },
        "idea.timeline.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TimelineItemEdge"
        },
        "idea.timeline.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TimelineItem"
        },
        "idea.timeline.edges.node.__isNode": (v11/*:: as any*/),
        "idea.timeline.edges.node.__typename": (v11/*:: as any*/),
        "idea.timeline.edges.node.author": (v9/*:: as any*/),
        "idea.timeline.edges.node.author.id": (v10/*:: as any*/),
        "idea.timeline.edges.node.author.name": (v11/*:: as any*/),
        "idea.timeline.edges.node.bodyHtml": (v12/*:: as any*/),
        "idea.timeline.edges.node.createdAt": (v14/*:: as any*/),
        "idea.timeline.edges.node.id": (v10/*:: as any*/),
        "idea.timeline.edges.node.internal": (v16/*:: as any*/),
        "idea.timeline.edges.node.state": {
          "enumValues": (v15/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "idea.title": (v11/*:: as any*/),
        "idea.voteCount": (v13/*:: as any*/),
        "idea.votesAreHidden": (v16/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v10/*:: as any*/),
        "site.name": (v11/*:: as any*/)
      }
    },
    "name": "IdeaStructuredDataTestQuery",
    "operationKind": "query",
    "text": "query IdeaStructuredDataTestQuery {\n  ...IdeaStructuredData_query\n  idea(id: \"idea_7\") {\n    ...IdeaStructuredData_idea\n    id\n  }\n}\n\nfragment IdeaStructuredData_idea on Idea {\n  number\n  slug\n  title\n  state\n  bodyHtml\n  createdAt\n  editedAt\n  voteCount\n  votesAreHidden\n  importedVotes {\n    count\n  }\n  commentCount\n  author {\n    name\n    id\n  }\n  board {\n    name\n    slug\n    id\n  }\n  timeline(unread: true) {\n    edges {\n      node {\n        __typename\n        ... on Comment {\n          id\n          state\n          internal\n          createdAt\n          bodyHtml\n          author {\n            name\n            id\n          }\n        }\n        ... on Node {\n          __isNode: __typename\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment IdeaStructuredData_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "65ec316b6248b64c08fc54decbbf9755";

export default node;
