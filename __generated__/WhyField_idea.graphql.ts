/**
 * @generated SignedSource<<ff8eeed166195f0484807b1dee5881a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhyField_idea$data = {
  readonly id: string;
  readonly viewerCanExplainVote: boolean;
  readonly viewerHasVoted: boolean;
  readonly viewerVote: {
    readonly why: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WhyField_idea";
};
export type WhyField_idea$key = {
  readonly " $data"?: WhyField_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhyField_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhyField_idea",
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
      "name": "viewerHasVoted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanExplainVote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vote",
      "kind": "LinkedField",
      "name": "viewerVote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "why",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "6871dcea6ef9a4f5b78477f8bf89ae4d";

export default node;
