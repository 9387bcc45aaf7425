/**
 * @generated SignedSource<<a1b107de075486db0db2f1d61182bf29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadOnOpen_idea$data = {
  readonly viewerInboxGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"ReadUnread_group">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReadUnread_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "961e8a6561ef7fdd2cbe9a32c460375a";

export default node;
