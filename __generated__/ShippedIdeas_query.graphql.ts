/**
 * @generated SignedSource<<1e99488ef8b271eb63799aa62ae74bcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ShippedIdeas_query$data = {
  readonly shipped: Result<{
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly slug: string;
        readonly title: string;
      };
    }>;
  }, unknown>;
  readonly " $fragmentType": "ShippedIdeas_query";
};
export type ShippedIdeas_query$key = {
  readonly " $data"?: ShippedIdeas_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippedIdeas_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippedIdeas_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "shipped",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "categories": [
                "SHIPPED"
              ]
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "ACTIVE"
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
                "selections": [
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
                    "name": "slug",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(filter:{\"categories\":[\"SHIPPED\"]},first:10,sort:\"ACTIVE\")"
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5408211310553d8a81a26362259ab76b";

export default node;
