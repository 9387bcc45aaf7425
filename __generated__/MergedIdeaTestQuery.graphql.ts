/**
 * @generated SignedSource<<5cfebc77878e77335f367bb469140054>>
 * @relayHash 2f96f444b16ef3b68815e70dedd21e15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f96f444b16ef3b68815e70dedd21e15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergedIdeaTestQuery$variables = {
  withText: boolean;
};
export type MergedIdeaTestQuery$data = {
  readonly idea: {
    readonly body?: {
      readonly " $fragmentSpreads": FragmentRefs<"IdeaBody_idea">;
    } | null | undefined;
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withText"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergedIdeaTestQuery",
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
            "name": "MergedIdea_idea"
          },
          {
            "condition": "withText",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "IdeaBody_idea"
                    }
                  ],
                  "type": "Idea",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "body"
              }
            ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergedIdeaTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "withText",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bodyHtml",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "2f96f444b16ef3b68815e70dedd21e15",
    "id": "2f96f444b16ef3b68815e70dedd21e15",
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
        "idea.author.avatar": (v3/*:: as any*/),
        "idea.author.id": (v4/*:: as any*/),
        "idea.author.name": (v5/*:: as any*/),
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
        "idea.bodyHtml": (v3/*:: as any*/),
        "idea.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.id": (v4/*:: as any*/),
        "idea.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.title": (v5/*:: as any*/)
      }
    },
    "name": "MergedIdeaTestQuery",
    "operationKind": "query",
    "text": "query MergedIdeaTestQuery(\n  $withText: Boolean!\n) {\n  idea(id: \"idea_7\") {\n    ...MergedIdea_idea\n    ...IdeaBody_idea @include(if: $withText)\n    id\n  }\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment MergedIdea_idea on Idea {\n  id\n  number\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};
})();

(node as any).hash = "12eafe8a495986ebb4b06f07072f1ee4";

export default node;
