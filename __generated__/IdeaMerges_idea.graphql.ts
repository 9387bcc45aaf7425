/**
 * @generated SignedSource<<054f0e36ae7c31eeb9406013dd320cfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMerges_idea$data = {
  readonly mergedFrom: ReadonlyArray<{
    readonly idea: {
      readonly id: string;
      readonly number: number;
      readonly title: string;
      readonly viewerCanUnmerge: boolean;
    } | null | undefined;
    readonly importedVoteCount: number;
    readonly voteCount: number;
  }>;
  readonly " $fragmentType": "IdeaMerges_idea";
};
export type IdeaMerges_idea$key = {
  readonly " $data"?: IdeaMerges_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaMerges_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdeaMerges_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MergedIdea",
      "kind": "LinkedField",
      "name": "mergedFrom",
      "plural": true,
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
          "concreteType": "Idea",
          "kind": "LinkedField",
          "name": "idea",
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
              "name": "number",
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
              "name": "viewerCanUnmerge",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1917e032296b1f1225fd406aa8e7c1d9";

export default node;
