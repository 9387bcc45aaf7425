/**
 * @generated SignedSource<<900c5b48609ce9144226d534132ba48f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundIdeas_ideas$data = {
  readonly edges: ReadonlyArray<{
    readonly match: {
      readonly isClose: boolean;
      readonly words: ReadonlyArray<string>;
    } | null | undefined;
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FoundRow_idea">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "FoundIdeas_ideas";
};
export type FoundIdeas_ideas$key = {
  readonly " $data"?: FoundIdeas_ideas$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundIdeas_ideas">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundIdeas_ideas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FoundRow_idea"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IdeaConnection",
  "abstractKey": null
};

(node as any).hash = "10e6b94134797a8693c84c6e612d2d35";

export default node;
