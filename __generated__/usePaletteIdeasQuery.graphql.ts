/**
 * @generated SignedSource<<123b722f7a7aefb33719ea67671d9355>>
 * @relayHash 30ad6cc31232db882134846dc8f228c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ad6cc31232db882134846dc8f228c2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePaletteIdeasQuery$variables = {
  first: number;
  numbered: string;
  search: string;
};
export type usePaletteIdeasQuery$data = {
  readonly ideas: {
    readonly edges: ReadonlyArray<{
      readonly match: {
        readonly isClose: boolean;
      } | null | undefined;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"paletteIdea_idea">;
      };
    }>;
  };
  readonly numbered: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"paletteIdea_idea">;
  } | null | undefined;
};
export type usePaletteIdeasQuery = {
  response: usePaletteIdeasQuery$data;
  variables: usePaletteIdeasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numbered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "numbered"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedVoteCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "votesAreHidden",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v14 = [
  (v4/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "paletteIdea_idea",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "status",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v15 = [
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
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "IdeaMatch",
  "kind": "LinkedField",
  "name": "match",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClose",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "status",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "usePaletteIdeasQuery",
    "selections": [
      {
        "alias": "numbered",
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
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
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v14/*:: as any*/),
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePaletteIdeasQuery",
    "selections": [
      {
        "alias": "numbered",
        "args": (v3/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
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
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v17/*:: as any*/),
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
    "cacheID": "30ad6cc31232db882134846dc8f228c2",
    "id": "30ad6cc31232db882134846dc8f228c2",
    "metadata": {},
    "name": "usePaletteIdeasQuery",
    "operationKind": "query",
    "text": "query usePaletteIdeasQuery(\n  $search: String!\n  $numbered: ID!\n  $first: Int!\n) {\n  numbered: idea(id: $numbered) {\n    id\n    ...paletteIdea_idea\n  }\n  ideas(first: $first, filter: {search: $search}) {\n    edges {\n      match {\n        isClose\n      }\n      node {\n        id\n        ...paletteIdea_idea\n      }\n    }\n  }\n}\n\nfragment paletteIdea_idea on Idea {\n  id\n  number\n  slug\n  title\n  voteCount\n  importedVoteCount\n  votesAreHidden\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "aee64ef264dab47644ae2f14d850bcc9";

export default node;
