/**
 * @generated SignedSource<<1e3437930ef30f565aee53c2755b5a3a>>
 * @relayHash 67f52baff2587e1e0060fe11f2f83cae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67f52baff2587e1e0060fe11f2f83cae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hydrationTestQuery$variables = Record<PropertyKey, never>;
export type hydrationTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_idea" | "useUnread_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_query" | "PostForm_query" | "SignInForm_query">;
};
export type hydrationTestQuery = {
  response: hydrationTestQuery$data;
  variables: hydrationTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_1"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
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
  "nullable": true,
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
    "metadata": null,
    "name": "hydrationTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PostForm_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CommentComposer_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SignInForm_query"
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useUnread_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "hydrationTestQuery",
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
            "kind": "ScalarField",
            "name": "canPost",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takesPosts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInOptions",
            "kind": "LinkedField",
            "name": "signIn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codeBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SignInProvider",
                "kind": "LinkedField",
                "name": "providers",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaUnread",
            "kind": "LinkedField",
            "name": "unread",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
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
                "name": "firstId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newestId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "67f52baff2587e1e0060fe11f2f83cae",
    "id": "67f52baff2587e1e0060fe11f2f83cae",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "formGuard": (v3/*:: as any*/),
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v4/*:: as any*/),
        "idea.unread": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaUnread"
        },
        "idea.unread.count": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.unread.firstId": (v5/*:: as any*/),
        "idea.unread.newestId": (v5/*:: as any*/),
        "idea.unread.since": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.viewerCanComment": (v6/*:: as any*/),
        "idea.viewerCanCommentInternally": (v6/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.description": (v3/*:: as any*/),
        "site.boards.id": (v4/*:: as any*/),
        "site.boards.name": (v3/*:: as any*/),
        "site.boards.slug": (v3/*:: as any*/),
        "site.boards.takesPosts": (v6/*:: as any*/),
        "site.boards.template": (v3/*:: as any*/),
        "site.id": (v4/*:: as any*/),
        "site.signIn": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SignInOptions"
        },
        "site.signIn.code": (v6/*:: as any*/),
        "site.signIn.codeBy": {
          "enumValues": [
            "MAIL",
            "TERMINAL"
          ],
          "nullable": false,
          "plural": false,
          "type": "CodeDelivery"
        },
        "site.signIn.providers": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SignInProvider"
        },
        "site.signIn.providers.id": (v4/*:: as any*/),
        "site.signIn.providers.kind": {
          "enumValues": [
            "FIREBASE",
            "REDIRECT"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignInProviderKind"
        },
        "site.signIn.providers.name": (v3/*:: as any*/),
        "site.signUp": {
          "enumValues": [
            "INVITED",
            "OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "SignUp"
        },
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canPost": (v6/*:: as any*/),
        "viewer.id": (v4/*:: as any*/),
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
        "viewer.user.id": (v4/*:: as any*/),
        "viewer.user.name": (v3/*:: as any*/),
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
    "name": "hydrationTestQuery",
    "operationKind": "query",
    "text": "query hydrationTestQuery {\n  ...PostForm_query\n  ...CommentComposer_query\n  ...SignInForm_query\n  idea(id: \"idea_1\") {\n    ...CommentComposer_idea\n    ...useUnread_idea\n    id\n  }\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n    takesPosts\n  }\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n\nfragment PostForm_query on Query {\n  formGuard\n  viewer {\n    canPost\n    id\n  }\n  site {\n    boards {\n      id\n      slug\n      takesPosts\n      template\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signUp\n    signIn {\n      codeBy\n      code\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n\nfragment useUnread_idea on Idea {\n  id\n  unread {\n    since\n    count\n    firstId\n    newestId\n  }\n}\n"
  }
};
})();

(node as any).hash = "9ae259f575a5775ed4cb0cd13412005b";

export default node;
