/**
 * @generated SignedSource<<5abe0450954266f974826d880385fbbd>>
 * @relayHash b2771b855ed12e3d8b16abb6db40a8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2771b855ed12e3d8b16abb6db40a8f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardLinkTestQuery$variables = Record<PropertyKey, never>;
export type BoardLinkTestQuery$data = {
  readonly board: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardLink_board">;
  } | null | undefined;
};
export type BoardLinkTestQuery = {
  response: BoardLinkTestQuery$data;
  variables: BoardLinkTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "sync"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BoardLinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "board",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardLink_board"
          }
        ],
        "storageKey": "board(slug:\"sync\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BoardLinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "board",
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
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "board(slug:\"sync\")"
      }
    ]
  },
  "params": {
    "cacheID": "b2771b855ed12e3d8b16abb6db40a8f5",
    "id": "b2771b855ed12e3d8b16abb6db40a8f5",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "board": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Board"
        },
        "board.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "board.name": (v1/*:: as any*/),
        "board.slug": (v1/*:: as any*/)
      }
    },
    "name": "BoardLinkTestQuery",
    "operationKind": "query",
    "text": "query BoardLinkTestQuery {\n  board(slug: \"sync\") {\n    ...BoardLink_board\n    id\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n"
  }
};
})();

(node as any).hash = "f6ff460b1c3410461d1dfba890ff589b";

export default node;
