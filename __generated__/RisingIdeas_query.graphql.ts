/**
 * @generated SignedSource<<95e76c509748e2326b37b32bb079ef25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RisingIdeas_query$data = {
  readonly rising: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly recentVoteCount: number;
        readonly slug: string;
        readonly title: string;
      };
    }>;
  } | null | undefined;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5bd59584b870322c05e24078fce96e83";

export default node;
