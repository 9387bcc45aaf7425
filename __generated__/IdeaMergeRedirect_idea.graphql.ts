/**
 * @generated SignedSource<<bea055be2c2d03e4952e6b5cda3ea9ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMergeRedirect_idea$data = {
  readonly mergedInto: {
    readonly number: number;
    readonly slug: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "IdeaMergeRedirect_idea";
};
export type IdeaMergeRedirect_idea$key = {
  readonly " $data"?: IdeaMergeRedirect_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaMergeRedirect_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaMergeRedirect_idea",
  "selections": [
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
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "mergedInto",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "004b2cf8d465b5bdc9debf67fe3af713";

export default node;
