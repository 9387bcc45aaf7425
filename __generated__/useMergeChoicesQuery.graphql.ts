/**
 * @generated SignedSource<<7776d4e9f379a47a06a65f8095aa4482>>
 * @relayHash 5f15ca42a16618d3a6301ae7adbef390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f15ca42a16618d3a6301ae7adbef390

import type { ConcreteRequest } from 'relay-runtime';
export type useMergeChoicesQuery$variables = {
  numbered: string;
  search: string;
};
export type useMergeChoicesQuery$data = {
  readonly ideas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly importedVoteCount: number;
        readonly number: number;
        readonly title: string;
        readonly voteCount: number;
      };
    }>;
  } | null | undefined;
  readonly numbered: {
    readonly id: string;
    readonly importedVoteCount: number;
    readonly number: number;
    readonly title: string;
    readonly voteCount: number;
  } | null | undefined;
};
export type useMergeChoicesQuery = {
  response: useMergeChoicesQuery$data;
  variables: useMergeChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numbered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
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
    "name": "voteCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "importedVoteCount",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": "numbered",
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "numbered"
      }
    ],
    "concreteType": "Idea",
    "kind": "LinkedField",
    "name": "idea",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      }
    ],
    "concreteType": "IdeaConnection",
    "kind": "LinkedField",
    "name": "ideas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "IdeaEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMergeChoicesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMergeChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "5f15ca42a16618d3a6301ae7adbef390",
    "id": "5f15ca42a16618d3a6301ae7adbef390",
    "metadata": {},
    "name": "useMergeChoicesQuery",
    "operationKind": "query",
    "text": "query useMergeChoicesQuery(\n  $search: String!\n  $numbered: ID!\n) {\n  numbered: idea(id: $numbered) {\n    id\n    number\n    title\n    voteCount\n    importedVoteCount\n  }\n  ideas(first: 6, filter: {search: $search}) {\n    edges {\n      node {\n        id\n        number\n        title\n        voteCount\n        importedVoteCount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "91ce99dceb31043611905c26f8d3c708";

export default node;
