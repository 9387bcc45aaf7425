/**
 * @generated SignedSource<<b17169616808689b295f904c4d2e023b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RisingIdeas_query$data = {
  readonly rising: Result<{
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly recentVoteCount: number;
        readonly slug: string;
        readonly title: string;
      };
    }>;
  }, unknown>;
  readonly " $fragmentType": "RisingIdeas_query";
};
export type RisingIdeas_query$key = {
  readonly " $data"?: RisingIdeas_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RisingIdeas_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RisingIdeas_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "rising",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "TRENDING"
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recentVoteCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "ideas(first:10,sort:\"TRENDING\")"
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "50d4ae040d5e2db81eda8fd0cb9aa2be";

export default node;
