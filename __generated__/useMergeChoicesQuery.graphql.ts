/**
 * @generated SignedSource<<ae00aed3fc44029316178d80232ebf1f>>
 * @relayHash 3e33168eaf45eb25447fc951ca4cc00b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e33168eaf45eb25447fc951ca4cc00b

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
        readonly status: {
          readonly name: string;
        };
        readonly title: string;
        readonly voteCount: number;
      };
    }>;
  };
  readonly numbered: {
    readonly id: string;
    readonly importedVoteCount: number;
    readonly number: number;
    readonly status: {
      readonly name: string;
    };
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
    "kind": "Variable",
    "name": "id",
    "variableName": "numbered"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "status",
    "plural": false,
    "selections": [
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = [
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
v11 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "status",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v3/*:: as any*/)
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useMergeChoicesQuery",
    "selections": [
      {
        "alias": "numbered",
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMergeChoicesQuery",
    "selections": [
      {
        "alias": "numbered",
        "args": (v2/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
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
    "cacheID": "3e33168eaf45eb25447fc951ca4cc00b",
    "id": "3e33168eaf45eb25447fc951ca4cc00b",
    "metadata": {},
    "name": "useMergeChoicesQuery",
    "operationKind": "query",
    "text": "query useMergeChoicesQuery(\n  $search: String!\n  $numbered: ID!\n) {\n  numbered: idea(id: $numbered) {\n    id\n    number\n    title\n    voteCount\n    importedVoteCount\n    status {\n      name\n      id\n    }\n  }\n  ideas(first: 6, filter: {search: $search}) {\n    edges {\n      node {\n        id\n        number\n        title\n        voteCount\n        importedVoteCount\n        status {\n          name\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f5d3dffbf346c13c509107522a8902f";

export default node;
