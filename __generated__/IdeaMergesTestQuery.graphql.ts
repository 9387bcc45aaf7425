/**
 * @generated SignedSource<<40fa29cfe51937033dc899c08e72e979>>
 * @relayHash 50f179a34048413d99dff272bc6bb054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50f179a34048413d99dff272bc6bb054

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMergesTestQuery$variables = Record<PropertyKey, never>;
export type IdeaMergesTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaMerges_idea">;
  } | null | undefined;
};
export type IdeaMergesTestQuery = {
  response: IdeaMergesTestQuery$data;
  variables: IdeaMergesTestQuery$variables;
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
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaMergesTestQuery",
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
            "name": "IdeaMerges_idea"
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
    "name": "IdeaMergesTestQuery",
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
            "concreteType": "MergedIdea",
            "kind": "LinkedField",
            "name": "mergedFrom",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "importedVoteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
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
                    "name": "viewerCanUnmerge",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "cacheID": "50f179a34048413d99dff272bc6bb054",
    "id": "50f179a34048413d99dff272bc6bb054",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": (v2/*:: as any*/),
        "idea.id": (v3/*:: as any*/),
        "idea.mergedFrom": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MergedIdea"
        },
        "idea.mergedFrom.idea": (v2/*:: as any*/),
        "idea.mergedFrom.idea.id": (v3/*:: as any*/),
        "idea.mergedFrom.idea.number": (v4/*:: as any*/),
        "idea.mergedFrom.idea.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "idea.mergedFrom.idea.viewerCanUnmerge": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "idea.mergedFrom.importedVoteCount": (v4/*:: as any*/),
        "idea.mergedFrom.voteCount": (v4/*:: as any*/)
      }
    },
    "name": "IdeaMergesTestQuery",
    "operationKind": "query",
    "text": "query IdeaMergesTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaMerges_idea\n    id\n  }\n}\n\nfragment IdeaMerges_idea on Idea {\n  mergedFrom {\n    voteCount\n    importedVoteCount\n    idea {\n      id\n      number\n      title\n      viewerCanUnmerge\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f60a3fd53a6cc0c9b167e7313fb3d836";

export default node;
