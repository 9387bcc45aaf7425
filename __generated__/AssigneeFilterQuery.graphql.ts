/**
 * @generated SignedSource<<01365669407ee6143bfaf28b16578a48>>
 * @relayHash e3aae5ef5aaee88f7839b66ac9b6c082
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3aae5ef5aaee88f7839b66ac9b6c082

import type { ConcreteRequest } from 'relay-runtime';
export type AssigneeFilterQuery$variables = Record<PropertyKey, never>;
export type AssigneeFilterQuery$data = {
  readonly teamMembers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type AssigneeFilterQuery = {
  response: AssigneeFilterQuery$data;
  variables: AssigneeFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "teamMembers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AssigneeFilterQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssigneeFilterQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e3aae5ef5aaee88f7839b66ac9b6c082",
    "id": "e3aae5ef5aaee88f7839b66ac9b6c082",
    "metadata": {},
    "name": "AssigneeFilterQuery",
    "operationKind": "query",
    "text": "query AssigneeFilterQuery {\n  teamMembers {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "6ad4d09241a3406b8fed9a8863193a56";

export default node;
