/**
 * @generated SignedSource<<7caaafbf7508eec66d131e0a2b7da1dd>>
 * @relayHash e94a747b9a4c9e3e158f11736363c419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e94a747b9a4c9e3e158f11736363c419

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailSettingsQuery$variables = Record<PropertyKey, never>;
export type MailSettingsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeadLetters_query" | "SuppressedAddresses_query">;
};
export type MailSettingsQuery = {
  response: MailSettingsQuery$data;
  variables: MailSettingsQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MailSettingsQuery",
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
    "name": "MailSettingsQuery",
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
    "cacheID": "e94a747b9a4c9e3e158f11736363c419",
    "id": "e94a747b9a4c9e3e158f11736363c419",
    "metadata": {},
    "name": "MailSettingsQuery",
    "operationKind": "query",
    "text": "query MailSettingsQuery {\n  ...DeadLetters_query\n  ...SuppressedAddresses_query\n}\n\nfragment DeadLetters_query on Query {\n  deadLetters(first: 5) {\n    edges {\n      node {\n        id\n        email\n        subject\n        reason\n        attempts\n        failedAt\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment SuppressedAddresses_query on Query {\n  suppressedAddresses(first: 5) {\n    edges {\n      node {\n        id\n        email\n        reason\n        since\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd06ef36f7ab37b5e0f13d8dec1573d0";

export default node;
