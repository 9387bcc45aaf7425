/**
 * @generated SignedSource<<305ac59f8c59d7511a5c9bdf331c6e91>>
 * @relayHash 5a0bcfaf7dde4feb58553019b4521414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a0bcfaf7dde4feb58553019b4521414

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMergeRedirectTestQuery$variables = Record<PropertyKey, never>;
export type IdeaMergeRedirectTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaMergeRedirect_idea">;
  } | null | undefined;
};
export type IdeaMergeRedirectTestQuery = {
  response: IdeaMergeRedirectTestQuery$data;
  variables: IdeaMergeRedirectTestQuery$variables;
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
  "name": "number",
  "storageKey": null
},
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
  "type": "Idea"
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
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaMergeRedirectTestQuery",
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
            "name": "IdeaMergeRedirect_idea"
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
    "name": "IdeaMergeRedirectTestQuery",
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
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "mergedInto",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "5a0bcfaf7dde4feb58553019b4521414",
    "id": "5a0bcfaf7dde4feb58553019b4521414",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": (v3/*:: as any*/),
        "idea.id": (v4/*:: as any*/),
        "idea.mergedInto": (v3/*:: as any*/),
        "idea.mergedInto.id": (v4/*:: as any*/),
        "idea.mergedInto.number": (v5/*:: as any*/),
        "idea.mergedInto.slug": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "idea.number": (v5/*:: as any*/)
      }
    },
    "name": "IdeaMergeRedirectTestQuery",
    "operationKind": "query",
    "text": "query IdeaMergeRedirectTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaMergeRedirect_idea\n    id\n  }\n}\n\nfragment IdeaMergeRedirect_idea on Idea {\n  number\n  mergedInto {\n    number\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "69e68bdbfe58938a7436a0e2e6fb9b68";

export default node;
