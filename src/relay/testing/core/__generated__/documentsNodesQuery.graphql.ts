/**
 * @generated SignedSource<<c75235e939c0849a204063e95edff577>>
 * @relayHash 344b7362449330889cc63485e5c2fd73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 344b7362449330889cc63485e5c2fd73

import type { ConcreteRequest } from 'relay-runtime';
export type documentsNodesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type documentsNodesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly title?: string | null | undefined;
  } | null | undefined>;
};
export type documentsNodesQuery = {
  response: documentsNodesQuery$data;
  variables: documentsNodesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Book",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsNodesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "documentsNodesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "cacheID": "344b7362449330889cc63485e5c2fd73",
    "id": "344b7362449330889cc63485e5c2fd73",
    "metadata": {},
    "name": "documentsNodesQuery",
    "operationKind": "query",
    "text": "query documentsNodesQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ... on Book {\n      title\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "34514d43a896cdb752fc447eac72353b";

export default node;
