/**
 * @generated SignedSource<<9fb6e87a741b0f5ec883e7df5a54b214>>
 * @relayHash a946afe5cd309ace6d7a59647507638c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a946afe5cd309ace6d7a59647507638c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryDialogQuery$variables = {
  id: string;
};
export type HistoryDialogQuery$data = {
  readonly node: {
    readonly edits?: ReadonlyArray<{
      readonly body: string;
      readonly createdAt: string;
      readonly editor: {
        readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
      } | null | undefined;
      readonly id: string;
    }> | null | undefined;
    readonly ideaEdits?: ReadonlyArray<{
      readonly body: string;
      readonly createdAt: string;
      readonly editor: {
        readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
      } | null | undefined;
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
  } | null | undefined;
};
export type HistoryDialogQuery = {
  response: HistoryDialogQuery$data;
  variables: HistoryDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "body",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "editor",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserByline_user"
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "editor",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HistoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommentEdit",
                "kind": "LinkedField",
                "name": "edits",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Comment",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "ideaEdits",
                "args": null,
                "concreteType": "IdeaEdit",
                "kind": "LinkedField",
                "name": "edits",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Idea",
            "abstractKey": null
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
    "name": "HistoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CommentEdit",
                "kind": "LinkedField",
                "name": "edits",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Comment",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "ideaEdits",
                "args": null,
                "concreteType": "IdeaEdit",
                "kind": "LinkedField",
                "name": "edits",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Idea",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a946afe5cd309ace6d7a59647507638c",
    "id": "a946afe5cd309ace6d7a59647507638c",
    "metadata": {},
    "name": "HistoryDialogQuery",
    "operationKind": "query",
    "text": "query HistoryDialogQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comment {\n      edits {\n        id\n        body\n        createdAt\n        editor {\n          ...UserByline_user\n          id\n        }\n      }\n    }\n    ... on Idea {\n      ideaEdits: edits {\n        id\n        title\n        body\n        createdAt\n        editor {\n          ...UserByline_user\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "6fbdbd00f498bba5248ba17cd3207b4c";

export default node;
