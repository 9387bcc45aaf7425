/**
 * @generated SignedSource<<25f50e94c338270fc170df31d8967b72>>
 * @relayHash 21f51e0535efe2596d451c5053492083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21f51e0535efe2596d451c5053492083

import type { ConcreteRequest } from 'relay-runtime';
export type usePeopleByNameQuery$variables = {
  name: string;
};
export type usePeopleByNameQuery$data = {
  readonly peopleByName: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly segment: string | null | undefined;
  }> | null | undefined;
};
export type usePeopleByNameQuery = {
  response: usePeopleByNameQuery$data;
  variables: usePeopleByNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "peopleByName",
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
        "name": "segment",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePeopleByNameQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePeopleByNameQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "21f51e0535efe2596d451c5053492083",
    "id": "21f51e0535efe2596d451c5053492083",
    "metadata": {},
    "name": "usePeopleByNameQuery",
    "operationKind": "query",
    "text": "query usePeopleByNameQuery(\n  $name: String!\n) {\n  peopleByName(name: $name) {\n    id\n    name\n    avatar\n    segment\n  }\n}\n"
  }
};
})();

(node as any).hash = "05cbf715deec2816f22b4d3da2d4910f";

export default node;
