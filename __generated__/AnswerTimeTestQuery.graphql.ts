/**
 * @generated SignedSource<<abe1841996d44c956b6022000a83e85e>>
 * @relayHash 735d2c1a4e5b281479920a58de45bfd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 735d2c1a4e5b281479920a58de45bfd9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerTimeTestQuery$variables = Record<PropertyKey, never>;
export type AnswerTimeTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_query">;
};
export type AnswerTimeTestQuery = {
  response: AnswerTimeTestQuery$data;
  variables: AnswerTimeTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerFigures",
  "kind": "LinkedField",
  "name": "answerFigures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ideaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianHours",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "AnswerFigures"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswerTimeTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AnswerTime_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnswerTimeTestQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "735d2c1a4e5b281479920a58de45bfd9",
    "id": "735d2c1a4e5b281479920a58de45bfd9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "answerFigures": (v2/*:: as any*/),
        "answerFigures.answeredCount": (v3/*:: as any*/),
        "answerFigures.ideaCount": (v3/*:: as any*/),
        "answerFigures.medianHours": (v4/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.answerFigures": (v2/*:: as any*/),
        "site.boards.answerFigures.answeredCount": (v3/*:: as any*/),
        "site.boards.answerFigures.ideaCount": (v3/*:: as any*/),
        "site.boards.answerFigures.medianHours": (v4/*:: as any*/),
        "site.boards.id": (v5/*:: as any*/),
        "site.boards.slug": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "site.id": (v5/*:: as any*/)
      }
    },
    "name": "AnswerTimeTestQuery",
    "operationKind": "query",
    "text": "query AnswerTimeTestQuery {\n  ...AnswerTime_query\n}\n\nfragment AnswerTime_figures on AnswerFigures {\n  ideaCount\n  answeredCount\n  medianHours\n}\n\nfragment AnswerTime_query on Query {\n  answerFigures {\n    ...AnswerTime_figures\n  }\n  site {\n    boards {\n      slug\n      answerFigures {\n        ...AnswerTime_figures\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9377dcfa8ec5ba162040b13f713fd598";

export default node;
