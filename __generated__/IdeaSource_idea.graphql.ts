/**
 * @generated SignedSource<<d6f01ac20e333c023fbd3e0401dde4a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaSource_idea$data = {
  readonly source: {
    readonly name: string;
    readonly number: string;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "IdeaSource_idea";
};
export type IdeaSource_idea$key = {
  readonly " $data"?: IdeaSource_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaSource_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaSource_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IdeaSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "a785349914b3bbdd2f4e8a43f094457e";

export default node;
