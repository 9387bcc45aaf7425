/**
 * @generated SignedSource<<c52ad6149b9a0ef4dce44bcc9e4c9b55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaRow_idea$data = {
  readonly excerpt: string;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaAnswer_idea" | "IdeaFacts_idea" | "IdeaHeader_idea" | "IdeaLink_idea" | "VoteButton_idea">;
  readonly " $fragmentType": "IdeaRow_idea";
};
export type IdeaRow_idea$key = {
  readonly " $data"?: IdeaRow_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaRow_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaRow_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaLink_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaFacts_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaAnswer_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaHeader_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "721efa97db4df856fde2c42547aad701";

export default node;
