/**
 * @generated SignedSource<<2b8a46bbb9fb090aaf740c9a8faf1b07>>
 * @relayHash 2a4b7d41f73a68d135a5677167a4c376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4b7d41f73a68d135a5677167a4c376

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HowItWentTestQuery$variables = Record<PropertyKey, never>;
export type HowItWentTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"HowItWent_idea">;
  } | null | undefined;
};
export type HowItWentTestQuery = {
  response: HowItWentTestQuery$data;
  variables: HowItWentTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": [
    "CLOSED",
    "DECLINED",
    "OPEN",
    "PLANNED",
    "SHIPPED",
    "STARTED"
  ],
  "nullable": false,
  "plural": false,
  "type": "StatusCategory"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HowItWentTestQuery",
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
            "name": "HowItWent_idea"
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
    "name": "HowItWentTestQuery",
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatusStep",
            "kind": "LinkedField",
            "name": "statusSteps",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "color",
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
    "cacheID": "2a4b7d41f73a68d135a5677167a4c376",
    "id": "2a4b7d41f73a68d135a5677167a4c376",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.createdAt": (v3/*:: as any*/),
        "idea.id": (v4/*:: as any*/),
        "idea.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "idea.status.category": (v5/*:: as any*/),
        "idea.status.id": (v4/*:: as any*/),
        "idea.statusSteps": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "StatusStep"
        },
        "idea.statusSteps.at": (v3/*:: as any*/),
        "idea.statusSteps.status": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Status"
        },
        "idea.statusSteps.status.category": (v5/*:: as any*/),
        "idea.statusSteps.status.color": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.statusSteps.status.id": (v4/*:: as any*/),
        "idea.statusSteps.status.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "HowItWentTestQuery",
    "operationKind": "query",
    "text": "query HowItWentTestQuery {\n  idea(id: \"idea_7\") {\n    ...HowItWent_idea\n    id\n  }\n}\n\nfragment HowItWent_idea on Idea {\n  createdAt\n  status {\n    id\n    category\n  }\n  statusSteps {\n    at\n    status {\n      id\n      name\n      category\n      color\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "53c473d45521f6a93370cff1049c63e3";

export default node;
