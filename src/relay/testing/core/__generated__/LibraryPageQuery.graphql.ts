/**
 * @generated SignedSource<<4b201b3ebfbe65dff6099b72d2e64d09>>
 * @relayHash bb441ac5f5eebbc66038b2eef949a835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb441ac5f5eebbc66038b2eef949a835

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LibraryPageQuery$variables = {
  id: string;
};
export type LibraryPageQuery$data = {
  readonly book: {
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LibraryPage_summary">;
  } | null | undefined;
};
export type LibraryPageQuery = {
  response: LibraryPageQuery$data;
  variables: LibraryPageQuery$variables;
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
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LibraryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LibraryPage_summary"
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
    "name": "LibraryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Book",
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bb441ac5f5eebbc66038b2eef949a835",
    "id": "bb441ac5f5eebbc66038b2eef949a835",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": "query LibraryPageQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    title\n    ...LibraryPage_summary\n    id\n  }\n}\n\nfragment LibraryPage_summary on Book {\n  summary\n}\n"
  }
};
})();

(node as any).hash = "86e2a6b1621e6b2a96e9bdbef77281b3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
