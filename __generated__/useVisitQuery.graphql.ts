/**
 * @generated SignedSource<<b4a57df63dcd7943beae4eaabb399ad4>>
 * @relayHash 38e5a0eaa47c182bc0deb7e1dafac166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e5a0eaa47c182bc0deb7e1dafac166

import type { ConcreteRequest } from 'relay-runtime';
export type useVisitQuery$variables = {
  id: string;
  since: string;
};
export type useVisitQuery$data = {
  readonly idea: {
    readonly unread: {
      readonly count: number;
      readonly firstId: string | null | undefined;
      readonly newestId: string | null | undefined;
      readonly since: string;
    } | null | undefined;
  } | null | undefined;
};
export type useVisitQuery = {
  response: useVisitQuery$data;
  variables: useVisitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "since"
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
  "args": [
    {
      "kind": "Variable",
      "name": "since",
      "variableName": "since"
    }
  ],
  "concreteType": "IdeaUnread",
  "kind": "LinkedField",
  "name": "unread",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newestId",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVisitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
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
    "name": "useVisitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
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
    "cacheID": "38e5a0eaa47c182bc0deb7e1dafac166",
    "id": "38e5a0eaa47c182bc0deb7e1dafac166",
    "metadata": {},
    "name": "useVisitQuery",
    "operationKind": "query",
    "text": "query useVisitQuery(\n  $id: ID!\n  $since: DateTime!\n) {\n  idea(id: $id) {\n    unread(since: $since) {\n      since\n      count\n      firstId\n      newestId\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "92b900e63d003783509e9aa8f270c751";

export default node;
