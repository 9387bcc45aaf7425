/**
 * @generated SignedSource<<ce3f9064846c8034badc5e412eede892>>
 * @relayHash 3fed616fa38a610875c6e9e96a2e9dec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fed616fa38a610875c6e9e96a2e9dec

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaBodyTestQuery$variables = Record<PropertyKey, never>;
export type IdeaBodyTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaBody_idea">;
  } | null | undefined;
};
export type IdeaBodyTestQuery = {
  response: IdeaBodyTestQuery$data;
  variables: IdeaBodyTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaBodyTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdeaBodyTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "3fed616fa38a610875c6e9e96a2e9dec",
    "id": "3fed616fa38a610875c6e9e96a2e9dec",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.bodyHtml": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "IdeaBodyTestQuery",
    "operationKind": "query",
    "text": "query IdeaBodyTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaBody_idea\n    id\n  }\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n"
  }
};
})();

(node as any).hash = "2c0438d09bb64d3cd2a0bd09cc3bb1a0";

export default node;
