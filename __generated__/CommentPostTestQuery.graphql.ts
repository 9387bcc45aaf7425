/**
 * @generated SignedSource<<d07a41186f79c332134b92a863f2a534>>
 * @relayHash 0f563e5f9acd25f68b16ab89b33123f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f563e5f9acd25f68b16ab89b33123f8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentPostTestQuery$variables = Record<PropertyKey, never>;
export type CommentPostTestQuery$data = {
  readonly node: {
    readonly comment: {
      readonly " $fragmentSpreads": FragmentRefs<"CommentPost_comment">;
    } | null | undefined;
  } | null | undefined;
};
export type CommentPostTestQuery = {
  response: CommentPostTestQuery$data;
  variables: CommentPostTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "comment_1"
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
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
  "type": "Boolean"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommentPostTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CommentPost_comment"
                }
              ],
              "type": "Comment",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "comment"
          }
        ],
        "storageKey": "node(id:\"comment_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CommentPostTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                "name": "editedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
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
                  (v1/*:: as any*/),
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
                  }
                ],
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
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
                "name": "viewerCanReport",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasReported",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReactionCount",
                "kind": "LinkedField",
                "name": "reactions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reaction",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerHasReacted",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Comment",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"comment_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "0f563e5f9acd25f68b16ab89b33123f8",
    "id": "0f563e5f9acd25f68b16ab89b33123f8",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v2/*:: as any*/),
        "node.author": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "node.author.avatar": (v3/*:: as any*/),
        "node.author.id": (v4/*:: as any*/),
        "node.author.name": (v2/*:: as any*/),
        "node.author.role": {
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
        "node.bodyHtml": (v3/*:: as any*/),
        "node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "node.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "node.id": (v4/*:: as any*/),
        "node.internal": (v5/*:: as any*/),
        "node.mergedFrom": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "node.mergedFrom.id": (v4/*:: as any*/),
        "node.mergedFrom.number": (v6/*:: as any*/),
        "node.official": (v5/*:: as any*/),
        "node.reactions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ReactionCount"
        },
        "node.reactions.count": (v6/*:: as any*/),
        "node.reactions.reaction": {
          "enumValues": [
            "AGREE",
            "CHEER",
            "SMILE",
            "THANKS"
          ],
          "nullable": false,
          "plural": false,
          "type": "Reaction"
        },
        "node.reactions.viewerHasReacted": (v5/*:: as any*/),
        "node.state": {
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
        "node.viewerCanDelete": (v5/*:: as any*/),
        "node.viewerCanEdit": (v5/*:: as any*/),
        "node.viewerCanModerate": (v5/*:: as any*/),
        "node.viewerCanReport": (v5/*:: as any*/),
        "node.viewerHasReported": (v5/*:: as any*/)
      }
    },
    "name": "CommentPostTestQuery",
    "operationKind": "query",
    "text": "query CommentPostTestQuery {\n  node(id: \"comment_1\") {\n    __typename\n    ... on Comment {\n      ...CommentPost_comment\n    }\n    id\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "3300515067b46b8fdbf728fe90d88034";

export default node;
