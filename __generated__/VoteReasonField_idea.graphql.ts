/**
 * @generated SignedSource<<66bef959271cee3aba2b02de640dec70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteReasonField_idea$data = {
  readonly id: string;
  readonly viewerCanExplainVote: boolean;
  readonly viewerHasVoted: boolean;
  readonly viewerVote: {
    readonly why: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "VoteReasonField_idea";
};
export type VoteReasonField_idea$key = {
  readonly " $data"?: VoteReasonField_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteReasonField_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteReasonField_idea",
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

(node as any).hash = "f7c25c7f4bfd2a681880292578d454aa";

export default node;
