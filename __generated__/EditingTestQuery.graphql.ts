/**
 * @generated SignedSource<<048842efe298aebd6894f62fe69d4f10>>
 * @relayHash c8d1590c8b68ab5cad824aaabece1005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d1590c8b68ab5cad824aaabece1005

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditingTestQuery$variables = Record<PropertyKey, never>;
export type EditingTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"EditItems_idea" | "EditableBody_idea" | "StatusMenu_idea">;
  } | null | undefined;
};
export type EditingTestQuery = {
  response: EditingTestQuery$data;
  variables: EditingTestQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "User"
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
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditingTestQuery",
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
            "name": "EditableBody_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditItems_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StatusMenu_idea"
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
    "name": "EditingTestQuery",
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
            "name": "viewerCanEdit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "editedBy",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanModerate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanSetStatus",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusChangedAt",
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "c8d1590c8b68ab5cad824aaabece1005",
    "id": "c8d1590c8b68ab5cad824aaabece1005",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.author": (v3/*:: as any*/),
        "idea.author.id": (v4/*:: as any*/),
        "idea.editedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.editedBy": (v3/*:: as any*/),
        "idea.editedBy.id": (v4/*:: as any*/),
        "idea.editedBy.name": (v5/*:: as any*/),
        "idea.id": (v4/*:: as any*/),
        "idea.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "idea.status.category": {
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
        },
        "idea.status.color": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.status.id": (v4/*:: as any*/),
        "idea.status.name": (v5/*:: as any*/),
        "idea.statusChangedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "idea.viewerCanEdit": (v6/*:: as any*/),
        "idea.viewerCanModerate": (v6/*:: as any*/),
        "idea.viewerCanSetStatus": (v6/*:: as any*/)
      }
    },
    "name": "EditingTestQuery",
    "operationKind": "query",
    "text": "query EditingTestQuery {\n  idea(id: \"idea_7\") {\n    ...EditableBody_idea\n    ...EditItems_idea\n    ...StatusMenu_idea\n    id\n  }\n}\n\nfragment EditItems_idea on Idea {\n  id\n  viewerCanEdit\n  viewerCanModerate\n  editedAt\n}\n\nfragment EditableBody_idea on Idea {\n  id\n  viewerCanEdit\n  editedAt\n  editedBy {\n    id\n    name\n  }\n  author {\n    id\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment StatusMenu_idea on Idea {\n  id\n  viewerCanSetStatus\n  status {\n    id\n    name\n    category\n  }\n  ...IdeaStatus_idea\n}\n"
  }
};
})();

(node as any).hash = "d4fa978efe7db3dae9ad92cc5fe1f8e2";

export default node;
