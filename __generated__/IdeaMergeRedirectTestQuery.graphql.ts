/**
 * @generated SignedSource<<77032bdb1c0c3c2a8f494e92b5cc1d8d>>
 * @relayHash 3e220afbb82b99d5d2870cb3d238357e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e220afbb82b99d5d2870cb3d238357e

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
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Idea"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "mergedInto",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "3e220afbb82b99d5d2870cb3d238357e",
    "id": "3e220afbb82b99d5d2870cb3d238357e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": (v2/*:: as any*/),
        "idea.id": (v3/*:: as any*/),
        "idea.mergedInto": (v2/*:: as any*/),
        "idea.mergedInto.id": (v3/*:: as any*/),
        "idea.mergedInto.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "idea.mergedInto.slug": (v4/*:: as any*/),
        "idea.title": (v4/*:: as any*/)
      }
    },
    "name": "IdeaMergeRedirectTestQuery",
    "operationKind": "query",
    "text": "query IdeaMergeRedirectTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaMergeRedirect_idea\n    id\n  }\n}\n\nfragment IdeaMergeRedirect_idea on Idea {\n  title\n  mergedInto {\n    number\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "69e68bdbfe58938a7436a0e2e6fb9b68";

export default node;
