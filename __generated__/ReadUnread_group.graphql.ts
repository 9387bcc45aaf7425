/**
 * @generated SignedSource<<aea76d3f2bf8aa1b822e5b895daffaf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadUnread_group$data = {
  readonly id: string;
  readonly unreadCount: number;
  readonly " $fragmentType": "ReadUnread_group";
};
export type ReadUnread_group$key = {
  readonly " $data"?: ReadUnread_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadUnread_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadUnread_group",
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
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "type": "InboxGroup",
  "abstractKey": null
};

(node as any).hash = "615b736ca0660864058776705ac42a5b";

export default node;
