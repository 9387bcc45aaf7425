/**
 * @generated SignedSource<<b22779911e374552403340f965eab6ff>>
 * @relayHash 426f2f7e08f1b63c39dfd6c3388906c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 426f2f7e08f1b63c39dfd6c3388906c7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentComposerTestQuery$variables = Record<PropertyKey, never>;
export type CommentComposerTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_query">;
};
export type CommentComposerTestQuery = {
  response: CommentComposerTestQuery$data;
  variables: CommentComposerTestQuery$variables;
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
    "name": "CommentComposerTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CommentComposer_query"
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
            "name": "CommentComposer_idea"
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
    "name": "CommentComposerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "formGuard",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
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
          (v1/*:: as any*/)
        ],
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanComment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCommentInternally",
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "426f2f7e08f1b63c39dfd6c3388906c7",
    "id": "426f2f7e08f1b63c39dfd6c3388906c7",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v2/*:: as any*/),
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v3/*:: as any*/),
        "idea.viewerCanComment": (v4/*:: as any*/),
        "idea.viewerCanCommentInternally": (v4/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v3/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.user.avatar": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.user.id": (v3/*:: as any*/),
        "viewer.user.name": (v2/*:: as any*/),
        "viewer.user.role": {
          "enumValues": [
            "ADMIN",
            "COLLABORATOR",
            "MEMBER",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        }
      }
    },
    "name": "CommentComposerTestQuery",
    "operationKind": "query",
    "text": "query CommentComposerTestQuery {\n  ...CommentComposer_query\n  idea(id: \"idea_7\") {\n    ...CommentComposer_idea\n    id\n  }\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae3f5c034ade5a2e6e8cb7aef4ca3249";

export default node;
