/**
 * @generated SignedSource<<f7363c261ebc8105e830f8a59745d44a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadEntryOnOpen_entry$data = {
  readonly viewerInboxGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"ReadUnread_group">;
  } | null | undefined;
  readonly " $fragmentType": "ReadEntryOnOpen_entry";
};
export type ReadEntryOnOpen_entry$key = {
  readonly " $data"?: ReadEntryOnOpen_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadEntryOnOpen_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadEntryOnOpen_entry",
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
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "a47e48ef41349468e6049538263290a4";

export default node;
