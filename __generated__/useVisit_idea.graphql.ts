/**
 * @generated SignedSource<<566f06be8142ce9f57dc06fb8ce92fd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVisit_idea$data = {
  readonly id: string;
  readonly unread: {
    readonly count: number;
    readonly firstId: string | null | undefined;
    readonly newestId: string | null | undefined;
    readonly since: string;
  } | null | undefined;
  readonly " $fragmentType": "useVisit_idea";
};
export type useVisit_idea$key = {
  readonly " $data"?: useVisit_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVisit_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVisit_idea",
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
      "concreteType": "IdeaUnread",
      "kind": "LinkedField",
      "name": "unread",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newestId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "ec642e732634b56fd175932d8cb61c6c";

export default node;
