/**
 * @generated SignedSource<<6b3dbaca4c60682c9ec600e66730abca>>
 * @relayHash c64983e75f8f6198fdea06e55877afbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c64983e75f8f6198fdea06e55877afbc

import type { ConcreteRequest } from 'relay-runtime';
export type documentsAddBookMutation$variables = {
  connections: ReadonlyArray<string>;
  title: string;
};
export type documentsAddBookMutation$data = {
  readonly addBook: {
    readonly edge: {
      readonly node: {
        readonly id: string;
        readonly title: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type documentsAddBookMutation = {
  response: documentsAddBookMutation$data;
  variables: documentsAddBookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v2 = [
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "title"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BookEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Book",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsAddBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddBookPayload",
        "kind": "LinkedField",
        "name": "addBook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "documentsAddBookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddBookPayload",
        "kind": "LinkedField",
        "name": "addBook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c64983e75f8f6198fdea06e55877afbc",
    "id": "c64983e75f8f6198fdea06e55877afbc",
    "metadata": {},
    "name": "documentsAddBookMutation",
    "operationKind": "mutation",
    "text": "mutation documentsAddBookMutation(\n  $title: String!\n) {\n  addBook(title: $title) {\n    edge {\n      node {\n        id\n        title\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "078b2ac4b7f16b9c5cbd2fd67d4289d9";

export default node;
