/**
 * @generated SignedSource<<45cc0ff1bd3722699fc7cf202e1dce07>>
 * @relayHash a9718f2c1e3e0d5c87a3a52be530e531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9718f2c1e3e0d5c87a3a52be530e531

import type { ConcreteRequest } from 'relay-runtime';
export type AssigneeChipQuery$variables = Record<PropertyKey, never>;
export type AssigneeChipQuery$data = {
  readonly teamMembers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type AssigneeChipQuery = {
  response: AssigneeChipQuery$data;
  variables: AssigneeChipQuery$variables;
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
    "name": "AssigneeChipQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssigneeChipQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a9718f2c1e3e0d5c87a3a52be530e531",
    "id": "a9718f2c1e3e0d5c87a3a52be530e531",
    "metadata": {},
    "name": "AssigneeChipQuery",
    "operationKind": "query",
    "text": "query AssigneeChipQuery {\n  teamMembers {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "9749dfacaaa37c986e7c379399d4d19e";

export default node;
