/**
 * @generated SignedSource<<e1ccdfd9389fa0dc13483cc0f7001dd5>>
 * @relayHash be1cb5583f2120b8421cd4089acbaefc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1cb5583f2120b8421cd4089acbaefc

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
export type useMentionsQuery$variables = {
  id: string;
  internal: boolean;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "internal"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prefix"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "internal",
      "variableName": "internal"
    },
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
    (v4/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "be1cb5583f2120b8421cd4089acbaefc",
    "id": "be1cb5583f2120b8421cd4089acbaefc",
    "metadata": {},
    "name": "useMentionsQuery",
    "operationKind": "query",
    "text": "query useMentionsQuery(\n  $id: ID!\n  $prefix: String!\n  $internal: Boolean!\n) {\n  idea(id: $id) {\n    mentionable(prefix: $prefix, internal: $internal) {\n      id\n      name\n      avatar\n      role\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "55a329a7a32e688d9acd43201d8b1e47";

export default node;
