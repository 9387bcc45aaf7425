/**
 * @generated SignedSource<<119fab589281dfb0dbf36b2520be0865>>
 * @relayHash 308c61fb62ee8fb8e5ca570637ccecea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 308c61fb62ee8fb8e5ca570637ccecea

import type { ConcreteRequest } from 'relay-runtime';
export type useInboxNewsQuery$variables = Record<PropertyKey, never>;
export type useInboxNewsQuery$data = {
  readonly viewer: {
    readonly inbox: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly latestAt: string;
        };
      }>;
    } | null | undefined;
  };
};
export type useInboxNewsQuery = {
  response: useInboxNewsQuery$data;
  variables: useInboxNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "InboxGroupConnection",
  "kind": "LinkedField",
  "name": "inbox",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InboxGroupEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InboxGroup",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latestAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "inbox(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInboxNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useInboxNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "308c61fb62ee8fb8e5ca570637ccecea",
    "id": "308c61fb62ee8fb8e5ca570637ccecea",
    "metadata": {},
    "name": "useInboxNewsQuery",
    "operationKind": "query",
    "text": "query useInboxNewsQuery {\n  viewer {\n    inbox(first: 1) {\n      edges {\n        node {\n          id\n          latestAt\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "503e2802fc66c312cd00bb4c4e3c78c9";

export default node;
