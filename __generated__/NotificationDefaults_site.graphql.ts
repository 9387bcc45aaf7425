/**
 * @generated SignedSource<<4f6d057636249930142ea62e3908937a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationChannel = "INBOX" | "MAIL" | "PUSH" | "%future added value";
export type NotificationKind = "AWAITS_APPROVAL" | "CHANGELOG" | "COMMENT" | "MENTION" | "MERGED" | "NEW_IDEA" | "OFFICIAL_ANSWER" | "REPLY" | "STATUS_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationDefaults_site$data = {
  readonly notificationDefaults: ReadonlyArray<{
    readonly channel: NotificationChannel;
    readonly kind: NotificationKind;
    readonly on: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "NotificationDefaults_site";
};
export type NotificationDefaults_site$key = {
  readonly " $data"?: NotificationDefaults_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationDefaults_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationDefaults_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationDefault",
      "kind": "LinkedField",
      "name": "notificationDefaults",
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
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "944e3ce97e3bfe4632d64f4dcbfd6518";

export default node;
