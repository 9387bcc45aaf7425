/**
 * @generated SignedSource<<136b985452b9b9f0748bb84ad5f2b08e>>
 * @relayHash b922a06ddfd36a70d56730873d2ce4ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b922a06ddfd36a70d56730873d2ce4ae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CarriedVoteQuery$variables = {
  id: string;
};
export type CarriedVoteQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"CastVote_idea">;
  } | null | undefined;
};
export type CarriedVoteQuery = {
  response: CarriedVoteQuery$data;
  variables: CarriedVoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CarriedVoteQuery",
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
            "name": "CastVote_idea"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CarriedVoteQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasVoted",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b922a06ddfd36a70d56730873d2ce4ae",
    "id": "b922a06ddfd36a70d56730873d2ce4ae",
    "metadata": {},
    "name": "CarriedVoteQuery",
    "operationKind": "query",
    "text": "query CarriedVoteQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    ...CastVote_idea\n    id\n  }\n}\n\nfragment CastVote_idea on Idea {\n  id\n  viewerHasVoted\n}\n"
  }
};
})();

(node as any).hash = "f657238751b452cb72c0a848fefcbadd";

export default node;
