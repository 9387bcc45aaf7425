/**
 * @generated SignedSource<<aa26815e41df37aeebaa22447faa032a>>
 * @relayHash 8a6721ab9cda925b1442369fdb7dfd03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a6721ab9cda925b1442369fdb7dfd03

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownPreviewQuery$variables = {
  body: string;
};
export type MarkdownPreviewQuery$data = {
  readonly markdownPreview: string;
};
export type MarkdownPreviewQuery = {
  response: MarkdownPreviewQuery$data;
  variables: MarkdownPreviewQuery$variables;
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
    "name": "MarkdownPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkdownPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8a6721ab9cda925b1442369fdb7dfd03",
    "id": "8a6721ab9cda925b1442369fdb7dfd03",
    "metadata": {},
    "name": "MarkdownPreviewQuery",
    "operationKind": "query",
    "text": "query MarkdownPreviewQuery(\n  $body: String!\n) {\n  markdownPreview(body: $body)\n}\n"
  }
};
})();

(node as any).hash = "c4fd1e0fa4d4c37f960c34ad7035cd78";

export default node;
