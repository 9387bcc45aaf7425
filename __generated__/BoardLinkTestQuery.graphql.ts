/**
 * @generated SignedSource<<14522a989b115a0d6eaa8a34ccbcec2b>>
 * @relayHash 3f8984cf2c3d7d21bda15cc18628be67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f8984cf2c3d7d21bda15cc18628be67

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
        "alias": "board",
        "args": (v0/*:: as any*/),
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "boardBySlug",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardLink_board"
          }
        ],
        "storageKey": "boardBySlug(slug:\"sync\")"
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
        "alias": "board",
        "args": (v0/*:: as any*/),
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "boardBySlug",
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
        "storageKey": "boardBySlug(slug:\"sync\")"
      }
    ]
  },
  "params": {
    "cacheID": "3f8984cf2c3d7d21bda15cc18628be67",
    "id": "3f8984cf2c3d7d21bda15cc18628be67",
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
    "text": "query BoardLinkTestQuery {\n  board: boardBySlug(slug: \"sync\") {\n    ...BoardLink_board\n    id\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n"
  }
};
})();

(node as any).hash = "adb0047cf06add3fb63fcab847bb1a9f";

export default node;
