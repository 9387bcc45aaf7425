/**
 * @generated SignedSource<<18975031b59313611a63564609c2faf7>>
 * @relayHash af4668929251cb7d4c5503c29be7ae51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4668929251cb7d4c5503c29be7ae51

import type { ConcreteRequest } from 'relay-runtime';
export type AssigneeFieldQuery$variables = Record<PropertyKey, never>;
export type AssigneeFieldQuery$data = {
  readonly teamMembers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type AssigneeFieldQuery = {
  response: AssigneeFieldQuery$data;
  variables: AssigneeFieldQuery$variables;
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
    "name": "AssigneeFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssigneeFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "af4668929251cb7d4c5503c29be7ae51",
    "id": "af4668929251cb7d4c5503c29be7ae51",
    "metadata": {},
    "name": "AssigneeFieldQuery",
    "operationKind": "query",
    "text": "query AssigneeFieldQuery {\n  teamMembers {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "9d2f4b9383196478e9033df45ec7a6ad";

export default node;
