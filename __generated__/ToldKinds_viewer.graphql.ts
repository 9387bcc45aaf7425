/**
 * @generated SignedSource<<da9b1797af7547fedd01a0186e384f24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationChannel = "INBOX" | "MAIL" | "PUSH" | "%future added value";
export type NotificationKind = "AWAITS_APPROVAL" | "CHANGELOG" | "COMMENT" | "MENTION" | "MERGED" | "NEW_IDEA" | "OFFICIAL_ANSWER" | "REPLY" | "STATUS_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ToldKinds_viewer$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly channel: NotificationChannel;
    readonly kind: NotificationKind;
    readonly on: boolean;
  }>;
  readonly " $fragmentType": "ToldKinds_viewer";
};
export type ToldKinds_viewer$key = {
  readonly " $data"?: ToldKinds_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToldKinds_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToldKinds_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationPreference",
      "kind": "LinkedField",
      "name": "notificationPreferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9666dd49b55752cc2d7915e217f3b720";

export default node;
