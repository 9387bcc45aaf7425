/**
 * @generated SignedSource<<51c0f23a7ddde84c6458b7da228d7423>>
 * @relayHash 56bfe76fe81fd068e4fb544dc2642725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56bfe76fe81fd068e4fb544dc2642725

import type { ConcreteRequest } from 'relay-runtime';
export type RelatedIdeasQuery$variables = {
  id: string;
};
export type RelatedIdeasQuery$data = {
  readonly idea: {
    readonly relatedIdeas: ReadonlyArray<{
      readonly number: number;
      readonly slug: string;
      readonly title: string;
      readonly voteCount: number;
    }>;
  } | null | undefined;
};
export type RelatedIdeasQuery = {
  response: RelatedIdeasQuery$data;
  variables: RelatedIdeasQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RelatedIdeasQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "relatedIdeas",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": "relatedIdeas(first:5)"
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
    "name": "RelatedIdeasQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "relatedIdeas",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": "relatedIdeas(first:5)"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56bfe76fe81fd068e4fb544dc2642725",
    "id": "56bfe76fe81fd068e4fb544dc2642725",
    "metadata": {},
    "name": "RelatedIdeasQuery",
    "operationKind": "query",
    "text": "query RelatedIdeasQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    relatedIdeas(first: 5) {\n      number\n      slug\n      title\n      voteCount\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6574c987ecb830ebb7da74bcbabb2b01";

export default node;
