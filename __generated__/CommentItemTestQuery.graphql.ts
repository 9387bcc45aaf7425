/**
 * @generated SignedSource<<6d5266cb9c7a27f95dbd7468e42b2445>>
 * @relayHash c9ff9c39b7bf67d51f472b9c6cd9219c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ff9c39b7bf67d51f472b9c6cd9219c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentItemTestQuery$variables = Record<PropertyKey, never>;
export type CommentItemTestQuery$data = {
  readonly idea: {
    readonly comments: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
        };
      }>;
    };
  } | null | undefined;
};
export type CommentItemTestQuery = {
  response: CommentItemTestQuery$data;
  variables: CommentItemTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
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
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CommentItemTestQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "CommentConnection",
            "kind": "LinkedField",
            "name": "comments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommentEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CommentItem_comment"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "comments(first:1)"
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
    "name": "CommentItemTestQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "CommentConnection",
            "kind": "LinkedField",
            "name": "comments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommentEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
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
                        "name": "internal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "official",
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
                        "name": "editedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bodyHtml",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Idea",
                        "kind": "LinkedField",
                        "name": "mergedFrom",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
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
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "role",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanDelete",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanModerate",
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
                        "kind": "ScalarField",
                        "name": "viewerHasReported",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "comments(first:1)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "c9ff9c39b7bf67d51f472b9c6cd9219c",
    "id": "c9ff9c39b7bf67d51f472b9c6cd9219c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": (v3/*:: as any*/),
        "idea.comments": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CommentConnection"
        },
        "idea.comments.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CommentEdge"
        },
        "idea.comments.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Comment"
        },
        "idea.comments.edges.node.author": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.comments.edges.node.author.avatar": (v4/*:: as any*/),
        "idea.comments.edges.node.author.id": (v5/*:: as any*/),
        "idea.comments.edges.node.author.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "idea.comments.edges.node.author.role": {
          "enumValues": [
            "ADMIN",
            "COLLABORATOR",
            "MEMBER",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "idea.comments.edges.node.bodyHtml": (v4/*:: as any*/),
        "idea.comments.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.comments.edges.node.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.comments.edges.node.id": (v5/*:: as any*/),
        "idea.comments.edges.node.internal": (v6/*:: as any*/),
        "idea.comments.edges.node.mergedFrom": (v3/*:: as any*/),
        "idea.comments.edges.node.mergedFrom.id": (v5/*:: as any*/),
        "idea.comments.edges.node.mergedFrom.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.comments.edges.node.official": (v6/*:: as any*/),
        "idea.comments.edges.node.state": {
          "enumValues": [
            "DELETED",
            "LIVE",
            "PENDING",
            "SPAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "CommentState"
        },
        "idea.comments.edges.node.viewerCanDelete": (v6/*:: as any*/),
        "idea.comments.edges.node.viewerCanModerate": (v6/*:: as any*/),
        "idea.comments.edges.node.viewerCanReport": (v6/*:: as any*/),
        "idea.comments.edges.node.viewerHasReported": (v6/*:: as any*/),
        "idea.id": (v5/*:: as any*/)
      }
    },
    "name": "CommentItemTestQuery",
    "operationKind": "query",
    "text": "query CommentItemTestQuery {\n  idea(id: \"idea_7\") {\n    comments(first: 1) {\n      edges {\n        node {\n          ...CommentItem_comment\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "c87f230e766e56a016c3b00ca04aea27";

export default node;
