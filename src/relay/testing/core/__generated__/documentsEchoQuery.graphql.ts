/**
 * @generated SignedSource<<3a8e088c9a0673dee55a0a65d7c78502>>
 * @relayHash 4078734ccfae4fce4f904236fc8c9187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4078734ccfae4fce4f904236fc8c9187

import type { ConcreteRequest } from 'relay-runtime';
export type documentsEchoQuery$variables = {
  clientMutationId?: string | null | undefined;
  text?: string | null | undefined;
};
export type documentsEchoQuery$data = {
  readonly echo: string | null | undefined;
};
export type documentsEchoQuery = {
  response: documentsEchoQuery$data;
  variables: documentsEchoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clientMutationId",
        "variableName": "clientMutationId"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "kind": "ScalarField",
    "name": "echo",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsEchoQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "documentsEchoQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4078734ccfae4fce4f904236fc8c9187",
    "id": "4078734ccfae4fce4f904236fc8c9187",
    "metadata": {},
    "name": "documentsEchoQuery",
    "operationKind": "query",
    "text": "query documentsEchoQuery(\n  $text: String\n  $clientMutationId: String\n) {\n  echo(text: $text, clientMutationId: $clientMutationId)\n}\n"
  }
};
})();

(node as any).hash = "48a2a5d54a981c3279477b24b49d97a4";

export default node;
