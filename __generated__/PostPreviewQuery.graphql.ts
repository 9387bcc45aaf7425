/**
 * @generated SignedSource<<f5926fa2daece0125f5e54c0c732ee3c>>
 * @relayHash 47aef086ed03404f9aae5b78f1efa696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47aef086ed03404f9aae5b78f1efa696

import type { ConcreteRequest } from 'relay-runtime';
export type PostPreviewQuery$variables = {
  body: string;
};
export type PostPreviewQuery$data = {
  readonly markdownPreview: string;
};
export type PostPreviewQuery = {
  response: PostPreviewQuery$data;
  variables: PostPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "body"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      }
    ],
    "kind": "ScalarField",
    "name": "markdownPreview",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PostPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PostPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "47aef086ed03404f9aae5b78f1efa696",
    "id": "47aef086ed03404f9aae5b78f1efa696",
    "metadata": {},
    "name": "PostPreviewQuery",
    "operationKind": "query",
    "text": "query PostPreviewQuery(\n  $body: String!\n) {\n  markdownPreview(body: $body)\n}\n"
  }
};
})();

(node as any).hash = "1387789b7cbb65f2e350204f025439d7";

export default node;
