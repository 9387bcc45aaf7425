/**
 * @generated SignedSource<<0ac15052cfffe3fc625324620b95db79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnread_idea$data = {
  readonly id: string;
  readonly unread: {
    readonly count: number;
    readonly firstId: string | null | undefined;
    readonly newestId: string | null | undefined;
    readonly since: string;
  } | null | undefined;
  readonly " $fragmentType": "useUnread_idea";
};
export type useUnread_idea$key = {
  readonly " $data"?: useUnread_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnread_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnread_idea",
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

(node as any).hash = "d1abf2c057bcf0a50b3449afcd359cd5";

export default node;
