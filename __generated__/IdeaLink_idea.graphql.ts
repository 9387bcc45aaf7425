/**
 * @generated SignedSource<<358aff79efe8a1ab9da748e6d9caa5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaLink_idea$data = {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "IdeaLink_idea";
};
export type IdeaLink_idea$key = {
  readonly " $data"?: IdeaLink_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaLink_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaLink_idea",
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
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "53563bf81e7b76a6246a0c1d13a404e6";

export default node;
