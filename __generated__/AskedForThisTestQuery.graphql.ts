/**
 * @generated SignedSource<<a223759f0b95225e40fdd750aa3c8707>>
 * @relayHash 79eb1051b2baa4641613c6b855da3992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79eb1051b2baa4641613c6b855da3992

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskedForThisTestQuery$variables = Record<PropertyKey, never>;
export type AskedForThisTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"AskedForThis_idea">;
  } | null | undefined;
};
export type AskedForThisTestQuery = {
  response: AskedForThisTestQuery$data;
  variables: AskedForThisTestQuery$variables;
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
  "type": "DateTime"
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
    "name": "AskedForThisTestQuery",
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
            "name": "AskedForThis_idea"
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
    "name": "AskedForThisTestQuery",
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
            "name": "statusChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Vote",
            "kind": "LinkedField",
            "name": "viewerVote",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ToldVoters",
            "kind": "LinkedField",
            "name": "toldVoters",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voterCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toldCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withoutAddressCount",
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
    "cacheID": "79eb1051b2baa4641613c6b855da3992",
    "id": "79eb1051b2baa4641613c6b855da3992",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.statusChangedAt": (v3/*:: as any*/),
        "idea.toldVoters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ToldVoters"
        },
        "idea.toldVoters.toldCount": (v4/*:: as any*/),
        "idea.toldVoters.voterCount": (v4/*:: as any*/),
        "idea.toldVoters.withoutAddressCount": (v4/*:: as any*/),
        "idea.viewerVote": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Vote"
        },
        "idea.viewerVote.createdAt": (v3/*:: as any*/),
        "idea.viewerVote.id": (v2/*:: as any*/)
      }
    },
    "name": "AskedForThisTestQuery",
    "operationKind": "query",
    "text": "query AskedForThisTestQuery {\n  idea(id: \"idea_7\") {\n    ...AskedForThis_idea\n    id\n  }\n}\n\nfragment AskedForThis_idea on Idea {\n  statusChangedAt\n  viewerVote {\n    createdAt\n    id\n  }\n  toldVoters {\n    voterCount\n    toldCount\n    withoutAddressCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f0768419c99fc4c8c3c08bf91ff4f39";

export default node;
