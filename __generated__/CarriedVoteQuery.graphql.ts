/**
 * @generated SignedSource<<ddb88b1715bfb96560fbc901cc7a2be2>>
 * @relayHash f4e105f5fd92480707bedce5fcc13960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4e105f5fd92480707bedce5fcc13960

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CarriedVoteQuery$variables = {
  id: string;
};
export type CarriedVoteQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"VoteOnce_idea">;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
            "name": "VoteOnce_idea"
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
          (v2/*:: as any*/),
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
            "name": "voteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasVoted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanVote",
            "storageKey": null
          },
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
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "category",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f4e105f5fd92480707bedce5fcc13960",
    "id": "f4e105f5fd92480707bedce5fcc13960",
    "metadata": {},
    "name": "CarriedVoteQuery",
    "operationKind": "query",
    "text": "query CarriedVoteQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    ...VoteOnce_idea\n    id\n  }\n}\n\nfragment VoteOnce_idea on Idea {\n  id\n  title\n  voteCount\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "689f78a6ebab775c016e688dc7299417";

export default node;
