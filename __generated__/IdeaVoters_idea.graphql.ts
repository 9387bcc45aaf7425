/**
 * @generated SignedSource<<56a0e4a7007705d2d67ba4392f6d6723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaVoters_idea$data = {
  readonly importedVoteCount: number;
  readonly voteCount: number;
  readonly voters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly avatar: string | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly votesAreHidden: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedVotes_idea">;
  readonly " $fragmentType": "IdeaVoters_idea";
};
export type IdeaVoters_idea$key = {
  readonly " $data"?: IdeaVoters_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaVoters_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdeaVoters_idea",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesAreHidden",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportedVotes_idea"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "voters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "avatar",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "voters(first:8)"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1fba9b143913ce3476b20d1d7124e2e3";

export default node;
