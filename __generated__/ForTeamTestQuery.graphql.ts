/**
 * @generated SignedSource<<6cf023c435b107d25159c2ebb473ac48>>
 * @relayHash 956d1337f6876233780643e2a4f8c762
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956d1337f6876233780643e2a4f8c762

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForTeamTestQuery$variables = Record<PropertyKey, never>;
export type ForTeamTestQuery$data = {
  readonly idea: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ForTeam_idea">;
  } | null | undefined;
};
export type ForTeamTestQuery = {
  response: ForTeamTestQuery$data;
  variables: ForTeamTestQuery$variables;
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
  "name": "title",
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
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
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
    "name": "ForTeamTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ForTeam_idea"
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
    "name": "ForTeamTestQuery",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanPin",
            "storageKey": null
          },
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
              (v2/*:: as any*/),
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
    "cacheID": "956d1337f6876233780643e2a4f8c762",
    "id": "956d1337f6876233780643e2a4f8c762",
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
        "idea.assignee.id": (v3/*:: as any*/),
        "idea.assignee.name": (v4/*:: as any*/),
        "idea.countsHidden": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "idea.id": (v3/*:: as any*/),
        "idea.pinned": (v5/*:: as any*/),
        "idea.targetMonth": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.title": (v4/*:: as any*/),
        "idea.viewerCanPin": (v5/*:: as any*/)
      }
    },
    "name": "ForTeamTestQuery",
    "operationKind": "query",
    "text": "query ForTeamTestQuery {\n  idea(id: \"idea_7\") {\n    title\n    ...ForTeam_idea\n    id\n  }\n}\n\nfragment ForTeam_idea on Idea {\n  id\n  viewerCanPin\n  ...TeamSection_idea\n}\n\nfragment IdeaMarks_idea on Idea {\n  id\n  pinned\n  countsHidden\n}\n\nfragment TeamSection_idea on Idea {\n  id\n  ...IdeaMarks_idea\n  targetMonth\n  assignee {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "4188d257d21c04778552b41fdb1bb955";

export default node;
