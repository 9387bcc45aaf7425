/**
 * @generated SignedSource<<7522e7bb9121a4c198223af32df064ce>>
 * @relayHash 9e800f12c9c8314717a346e609f08ffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e800f12c9c8314717a346e609f08ffd

import type { ConcreteRequest } from 'relay-runtime';
export type RelatedIdeasQuery$variables = {
  id: string;
};
export type RelatedIdeasQuery$data = {
  readonly idea: {
    readonly relatedIdeas: ReadonlyArray<{
      readonly importedVoteCount: number;
      readonly number: number;
      readonly slug: string;
      readonly title: string;
      readonly voteCount: number;
      readonly votesAreHidden: boolean;
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
  "name": "importedVoteCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "votesAreHidden",
  "storageKey": null
},
v9 = {
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": "relatedIdeas(first:5)"
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9e800f12c9c8314717a346e609f08ffd",
    "id": "9e800f12c9c8314717a346e609f08ffd",
    "metadata": {},
    "name": "RelatedIdeasQuery",
    "operationKind": "query",
    "text": "query RelatedIdeasQuery(\n  $id: ID!\n) {\n  idea(id: $id) {\n    relatedIdeas(first: 5) {\n      number\n      slug\n      title\n      voteCount\n      importedVoteCount\n      votesAreHidden\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f3f48358a2dec73e9cf3825999dbab33";

export default node;
