/**
 * @generated SignedSource<<bd4d45bc9d6e860db4aa262a57dafe02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaBar_idea$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoteButton_idea">;
  readonly " $fragmentType": "IdeaBar_idea";
};
export type IdeaBar_idea$key = {
  readonly " $data"?: IdeaBar_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaBar_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaBar_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteButton_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "a681c40ec7989c21fb322384c3adb789";

export default node;
