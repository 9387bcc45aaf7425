/**
 * @generated SignedSource<<7da3f4f24f0875bfccdef77569bc3bbb>>
 * @relayHash a4269f5bec2de3e3d4abe1c9f5aef47f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4269f5bec2de3e3d4abe1c9f5aef47f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailSettingsTestQuery$variables = Record<PropertyKey, never>;
export type MailSettingsTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeadLetters_query" | "SuppressedAddresses_query">;
};
export type MailSettingsTestQuery = {
  response: MailSettingsTestQuery$data;
  variables: MailSettingsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
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
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v12 = {
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
    "name": "MailSettingsTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DeadLetters_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SuppressedAddresses_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MailSettingsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "DeadLetterConnection",
        "kind": "LinkedField",
        "name": "deadLetters",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeadLetterEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeadLetter",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "attempts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failedAt",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": "deadLetters(first:5)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "DeadLetters_deadLetters",
        "kind": "LinkedHandle",
        "name": "deadLetters"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SuppressedAddressConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuppressedAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": "suppressedAddresses(first:5)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "SuppressedAddresses_suppressedAddresses",
        "kind": "LinkedHandle",
        "name": "suppressedAddresses"
      }
    ]
  },
  "params": {
    "cacheID": "a4269f5bec2de3e3d4abe1c9f5aef47f",
    "id": "a4269f5bec2de3e3d4abe1c9f5aef47f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "deadLetters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeadLetterConnection"
        },
        "deadLetters.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DeadLetterEdge"
        },
        "deadLetters.edges.cursor": (v7/*:: as any*/),
        "deadLetters.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DeadLetter"
        },
        "deadLetters.edges.node.__typename": (v7/*:: as any*/),
        "deadLetters.edges.node.attempts": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "deadLetters.edges.node.email": (v7/*:: as any*/),
        "deadLetters.edges.node.failedAt": (v8/*:: as any*/),
        "deadLetters.edges.node.id": (v9/*:: as any*/),
        "deadLetters.edges.node.reason": (v7/*:: as any*/),
        "deadLetters.edges.node.subject": (v7/*:: as any*/),
        "deadLetters.pageInfo": (v10/*:: as any*/),
        "deadLetters.pageInfo.endCursor": (v11/*:: as any*/),
        "deadLetters.pageInfo.hasNextPage": (v12/*:: as any*/),
        "suppressedAddresses": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SuppressedAddressConnection"
        },
        "suppressedAddresses.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SuppressedAddressEdge"
        },
        "suppressedAddresses.edges.cursor": (v7/*:: as any*/),
        "suppressedAddresses.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SuppressedAddress"
        },
        "suppressedAddresses.edges.node.__typename": (v7/*:: as any*/),
        "suppressedAddresses.edges.node.email": (v7/*:: as any*/),
        "suppressedAddresses.edges.node.id": (v9/*:: as any*/),
        "suppressedAddresses.edges.node.reason": (v7/*:: as any*/),
        "suppressedAddresses.edges.node.since": (v8/*:: as any*/),
        "suppressedAddresses.pageInfo": (v10/*:: as any*/),
        "suppressedAddresses.pageInfo.endCursor": (v11/*:: as any*/),
        "suppressedAddresses.pageInfo.hasNextPage": (v12/*:: as any*/)
      }
    },
    "name": "MailSettingsTestQuery",
    "operationKind": "query",
    "text": "query MailSettingsTestQuery {\n  ...DeadLetters_query\n  ...SuppressedAddresses_query\n}\n\nfragment DeadLetters_query on Query {\n  deadLetters(first: 5) {\n    edges {\n      node {\n        id\n        email\n        subject\n        reason\n        attempts\n        failedAt\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment SuppressedAddresses_query on Query {\n  suppressedAddresses(first: 5) {\n    edges {\n      node {\n        id\n        email\n        reason\n        since\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "10bd25da2d3f303f3e7538021b7cdfdd";

export default node;
