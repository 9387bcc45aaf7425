/**
 * @generated SignedSource<<e90143426dc3cae1578e31ab8111be7f>>
 * @relayHash 2f83da989dcd04346b03fbe67002d392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f83da989dcd04346b03fbe67002d392

import type { ConcreteRequest } from 'relay-runtime';
export type documentsLikedBookQuery$variables = {
  id: string;
};
export type documentsLikedBookQuery$data = {
  readonly book: {
    readonly id: string;
    readonly isLiked: boolean | null | undefined;
    readonly likes: number | null | undefined;
  } | null | undefined;
};
export type documentsLikedBookQuery = {
  response: documentsLikedBookQuery$data;
  variables: documentsLikedBookQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Book",
    "kind": "LinkedField",
    "name": "book",
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
        "name": "likes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLiked",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsLikedBookQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsLikedBookQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2f83da989dcd04346b03fbe67002d392",
    "id": "2f83da989dcd04346b03fbe67002d392",
    "metadata": {},
    "name": "documentsLikedBookQuery",
    "operationKind": "query",
    "text": "query documentsLikedBookQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    id\n    likes\n    isLiked\n  }\n}\n"
  }
};
})();

(node as any).hash = "643c05f230a74394a676d4bbc114ab55";

export default node;
