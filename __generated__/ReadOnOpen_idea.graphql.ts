/**
 * @generated SignedSource<<9f4f66dc3cceef8d367054dd116404d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadOnOpen_idea$data = {
  readonly viewerInboxGroup: {
    readonly id: string;
    readonly unreadCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ReadOnOpen_idea";
};
export type ReadOnOpen_idea$key = {
  readonly " $data"?: ReadOnOpen_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnOpen_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadOnOpen_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InboxGroup",
      "kind": "LinkedField",
      "name": "viewerInboxGroup",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "afe027bd33f55350eff501b8c851c328";

export default node;
