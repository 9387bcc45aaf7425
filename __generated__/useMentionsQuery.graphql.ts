/**
 * @generated SignedSource<<45780c83496f2c5983da47cc10a100db>>
 * @relayHash eab7c31788d1d0aed94f92278899737e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab7c31788d1d0aed94f92278899737e

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
export type useMentionsQuery$variables = {
  id: string;
  prefix: string;
};
export type useMentionsQuery$data = {
  readonly idea: {
    readonly mentionable: ReadonlyArray<{
      readonly avatar: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly role: Role;
    }> | null | undefined;
  } | null | undefined;
};
export type useMentionsQuery = {
  response: useMentionsQuery$data;
  variables: useMentionsQuery$variables;
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
    "name": "prefix"
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "prefix",
      "variableName": "prefix"
    }
  ],
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "mentionable",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
    "name": "useMentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "useMentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eab7c31788d1d0aed94f92278899737e",
    "id": "eab7c31788d1d0aed94f92278899737e",
    "metadata": {},
    "name": "useMentionsQuery",
    "operationKind": "query",
    "text": "query useMentionsQuery(\n  $id: ID!\n  $prefix: String!\n) {\n  idea(id: $id) {\n    mentionable(prefix: $prefix) {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bd948609d7d735444911c7046966baa3";

export default node;
