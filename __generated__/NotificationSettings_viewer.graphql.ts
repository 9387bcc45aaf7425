/**
 * @generated SignedSource<<a707ea1163596ba1fa539e572537c1d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationChannel = "INBOX" | "MAIL" | "PUSH" | "%future added value";
export type NotificationKind = "AWAITS_APPROVAL" | "CHANGELOG" | "COMMENT" | "MENTION" | "MERGED" | "NEW_IDEA" | "OFFICIAL_ANSWER" | "REPLY" | "STATUS_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettings_viewer$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly channel: NotificationChannel;
    readonly kind: NotificationKind;
    readonly on: boolean;
  }>;
  readonly pushKey: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CadenceChoice_viewer" | "ChangelogSubscription_viewer" | "MutedIdeas_viewer" | "PauseChoice_viewer" | "PushSettings_viewer" | "StoppedMail_viewer">;
  readonly " $fragmentType": "NotificationSettings_viewer";
};
export type NotificationSettings_viewer$key = {
  readonly " $data"?: NotificationSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettings_viewer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushKey",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PushSettings_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoppedMail_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangelogSubscription_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CadenceChoice_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseChoice_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedIdeas_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4fa8b630220768560268af87a84103f2";

export default node;
