/**
 * @generated SignedSource<<52be9ca9ab68ffd374cd7a412ea3e28b>>
 * @relayHash 2ebad305194c98caeaba034acfe9b035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ebad305194c98caeaba034acfe9b035

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergedIdeaTestQuery$variables = Record<PropertyKey, never>;
export type MergedIdeaTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"MergedIdea_idea">;
  } | null | undefined;
};
export type MergedIdeaTestQuery = {
  response: MergedIdeaTestQuery$data;
  variables: MergedIdeaTestQuery$variables;
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
},
v3 = {
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
    "name": "MergedIdeaTestQuery",
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
            "name": "MergedIdea_idea"
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
    "name": "MergedIdeaTestQuery",
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
            "name": "number",
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
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
                "name": "role",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "2ebad305194c98caeaba034acfe9b035",
    "id": "2ebad305194c98caeaba034acfe9b035",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.author": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.author.avatar": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.author.id": (v2/*:: as any*/),
        "idea.author.name": (v3/*:: as any*/),
        "idea.author.role": {
          "enumValues": [
            "ADMIN",
            "COLLABORATOR",
            "MEMBER",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "idea.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.title": (v3/*:: as any*/)
      }
    },
    "name": "MergedIdeaTestQuery",
    "operationKind": "query",
    "text": "query MergedIdeaTestQuery {\n  idea(id: \"idea_7\") {\n    ...MergedIdea_idea\n    id\n  }\n}\n\nfragment MergedIdea_idea on Idea {\n  id\n  number\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "e42d277df7fcd0873c50d32fc1a41adc";

export default node;
