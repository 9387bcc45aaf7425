/**
 * @generated SignedSource<<be09fd4ea8cc1db740dfc4a58dbfc930>>
 * @relayHash a3fdd4f21c70c96e48770d130ecd1921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3fdd4f21c70c96e48770d130ecd1921

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaLinkTestQuery$variables = Record<PropertyKey, never>;
export type IdeaLinkTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaLink_idea">;
  } | null | undefined;
};
export type IdeaLinkTestQuery = {
  response: IdeaLinkTestQuery$data;
  variables: IdeaLinkTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaLinkTestQuery",
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
            "name": "IdeaLink_idea"
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
    "name": "IdeaLinkTestQuery",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
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
    "cacheID": "a3fdd4f21c70c96e48770d130ecd1921",
    "id": "a3fdd4f21c70c96e48770d130ecd1921",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "idea.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.slug": (v1/*:: as any*/),
        "idea.title": (v1/*:: as any*/)
      }
    },
    "name": "IdeaLinkTestQuery",
    "operationKind": "query",
    "text": "query IdeaLinkTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaLink_idea\n    id\n  }\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n"
  }
};
})();

(node as any).hash = "36778a5ca4d2dc085471296afbd46f03";

export default node;
