/**
 * @generated SignedSource<<94747c9e28861dd9b78077dee9f0fac8>>
 * @relayHash b00d6a6a38383775f168fa8f92866e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b00d6a6a38383775f168fa8f92866e6f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSectionTestQuery$variables = Record<PropertyKey, never>;
export type TeamSectionTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamSection_idea">;
  } | null | undefined;
};
export type TeamSectionTestQuery = {
  response: TeamSectionTestQuery$data;
  variables: TeamSectionTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamSectionTestQuery",
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
            "name": "TeamSection_idea"
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
    "name": "TeamSectionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pinned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "countsHidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "targetMonth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "assignee",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "b00d6a6a38383775f168fa8f92866e6f",
    "id": "b00d6a6a38383775f168fa8f92866e6f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.assignee": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.assignee.id": (v2/*:: as any*/),
        "idea.assignee.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "idea.countsHidden": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.pinned": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "idea.targetMonth": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "TeamSectionTestQuery",
    "operationKind": "query",
    "text": "query TeamSectionTestQuery {\n  idea(id: \"idea_7\") {\n    ...TeamSection_idea\n    id\n  }\n}\n\nfragment IdeaMarks_idea on Idea {\n  id\n  pinned\n  countsHidden\n}\n\nfragment TeamSection_idea on Idea {\n  id\n  ...IdeaMarks_idea\n  targetMonth\n  assignee {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "c451abd327c1db58263e3492316bf6ae";

export default node;
