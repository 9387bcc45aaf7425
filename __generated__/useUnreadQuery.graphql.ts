/**
 * @generated SignedSource<<12c908ae5675e35d9bc3c23f3e5ec2f2>>
 * @relayHash 7599560c7e81cc70641a9e32d7d6b3b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7599560c7e81cc70641a9e32d7d6b3b5

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadQuery$variables = {
  id: string;
  since: string;
};
export type useUnreadQuery$data = {
  readonly idea: {
    readonly unread: {
      readonly count: number;
      readonly firstId: string | null | undefined;
      readonly newestId: string | null | undefined;
      readonly since: string;
    } | null | undefined;
  } | null | undefined;
};
export type useUnreadQuery = {
  response: useUnreadQuery$data;
  variables: useUnreadQuery$variables;
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
    "name": "useUnreadQuery",
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
    "name": "useUnreadQuery",
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
    "cacheID": "7599560c7e81cc70641a9e32d7d6b3b5",
    "id": "7599560c7e81cc70641a9e32d7d6b3b5",
    "metadata": {},
    "name": "useUnreadQuery",
    "operationKind": "query",
    "text": "query useUnreadQuery(\n  $id: ID!\n  $since: DateTime!\n) {\n  idea(id: $id) {\n    unread(since: $since) {\n      since\n      count\n      firstId\n      newestId\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4c98e8c40d7b30c86829c6e677f19d5";

export default node;
