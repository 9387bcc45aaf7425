/**
 * @generated SignedSource<<76ec9a54e3ba3a81fff427ecc32b9a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMarks_idea$data = {
  readonly countsHidden: boolean | null | undefined;
  readonly id: string;
  readonly pinned: boolean;
  readonly " $fragmentType": "IdeaMarks_idea";
};
export type IdeaMarks_idea$key = {
  readonly " $data"?: IdeaMarks_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaMarks_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaMarks_idea",
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
      "name": "pinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countsHidden",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "9c4a988f9240dfb70d7ad7cac7a7f319";

export default node;
