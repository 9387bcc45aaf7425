/**
 * @generated SignedSource<<06b3bffe1bc714fcc53ae3f0d0d180db>>
 * @relayHash 729b3c100eab20fafff6083e79bbcf00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 729b3c100eab20fafff6083e79bbcf00

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownPreviewQuery$variables = {
  body: string;
  postId?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postId"
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
      },
      {
        "kind": "Variable",
        "name": "postId",
        "variableName": "postId"
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
    "cacheID": "729b3c100eab20fafff6083e79bbcf00",
    "id": "729b3c100eab20fafff6083e79bbcf00",
    "metadata": {},
    "name": "MarkdownPreviewQuery",
    "operationKind": "query",
    "text": "query MarkdownPreviewQuery(\n  $body: String!\n  $postId: ID\n) {\n  markdownPreview(body: $body, postId: $postId)\n}\n"
  }
};
})();

(node as any).hash = "e9c69925c88b643f4137978fc71dfa1a";

export default node;
