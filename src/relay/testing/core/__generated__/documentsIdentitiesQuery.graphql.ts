/**
 * @generated SignedSource<<0a1fcb95d7c8d70e31901041fd3c9b41>>
 * @relayHash bb199186041cafa6d40e5549ae6b6503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb199186041cafa6d40e5549ae6b6503

import type { ConcreteRequest } from 'relay-runtime';
export type documentsIdentitiesQuery$variables = Record<PropertyKey, never>;
export type documentsIdentitiesQuery$data = {
  readonly allBooks: ReadonlyArray<{
    readonly notes: ReadonlyArray<{
      readonly text: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly pages: {
      readonly width: number | null | undefined;
    } | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly cats: ReadonlyArray<{
    readonly _id: string;
    readonly name: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly seats: ReadonlyArray<{
    readonly id: number | null | undefined;
    readonly row: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly things: ReadonlyArray<{
    readonly _id?: string;
    readonly lives?: number | null | undefined;
    readonly text?: string | null | undefined;
    readonly title?: string | null | undefined;
  } | null | undefined> | null | undefined;
};
export type documentsIdentitiesQuery = {
  response: documentsIdentitiesQuery$data;
  variables: documentsIdentitiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "notes",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PageSize",
  "kind": "LinkedField",
  "name": "pages",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "_id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Cat",
  "kind": "LinkedField",
  "name": "cats",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Seat",
  "kind": "LinkedField",
  "name": "seats",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "row",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lives",
      "storageKey": null
    }
  ],
  "type": "Cat",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v0/*:: as any*/)
  ],
  "type": "Book",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v1/*:: as any*/),
  "type": "Note",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsIdentitiesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "allBooks",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "things",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "documentsIdentitiesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "allBooks",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "things",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bb199186041cafa6d40e5549ae6b6503",
    "id": "bb199186041cafa6d40e5549ae6b6503",
    "metadata": {},
    "name": "documentsIdentitiesQuery",
    "operationKind": "query",
    "text": "query documentsIdentitiesQuery {\n  allBooks {\n    title\n    notes {\n      text\n    }\n    pages {\n      width\n    }\n    id\n  }\n  cats {\n    _id\n    name\n  }\n  seats {\n    id\n    row\n  }\n  things {\n    __typename\n    ... on Cat {\n      _id\n      lives\n    }\n    ... on Book {\n      title\n    }\n    ... on Note {\n      text\n    }\n    ... on Node {\n      __isNode: __typename\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ba4516d8001b332f8788c9d17d2e9bb1";

export default node;
