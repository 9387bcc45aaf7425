/**
 * @generated SignedSource<<175fea40fbf02cf64709161c633b8e4e>>
 * @relayHash 79fc965b23431b83f304af3ac91f5bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79fc965b23431b83f304af3ac91f5bef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergedIdeaQuery$variables = {
  id: string;
};
export type MergedIdeaQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaBody_idea">;
  } | null | undefined;
};
export type MergedIdeaQuery = {
  response: MergedIdeaQuery$data;
  variables: MergedIdeaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergedIdeaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaBody_idea"
          }
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
    "name": "MergedIdeaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyHtml",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "79fc965b23431b83f304af3ac91f5bef",
    "id": "79fc965b23431b83f304af3ac91f5bef",
    "metadata": {},
    "name": "MergedIdeaQuery",
    "operationKind": "query",
    "text": "query MergedIdeaQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    ...IdeaBody_idea\n    id\n  }\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n"
  }
};
})();

(node as any).hash = "e5e2f1846e61425a66b05aa46d653aa8";

export default node;
