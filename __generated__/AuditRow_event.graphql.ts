/**
 * @generated SignedSource<<67ea9662d4908ed7acd71bceab2c2a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditKind = "ADDRESS_ALLOWED" | "BACKUP_MADE" | "BOARD_CHANGED" | "BOARD_CREATED" | "BOARD_DELETED" | "BOARD_MOVED" | "BOARD_RESTORED" | "CHANGELOG_DELETED" | "CHANGELOG_PUBLISHED" | "CHANGELOG_UNPUBLISHED" | "COMMENT_STATE_CHANGED" | "EXPORT_MADE" | "IDEA_CHANGED" | "IDEA_STATE_CHANGED" | "IMPORT_RUN" | "IMPORT_UNDONE" | "INVITATION_CREATED" | "INVITATION_LINK_COPIED" | "INVITATION_REVOKED" | "INVITATION_SENT" | "LETTER_SENT_AGAIN" | "LIST_DOWNLOADED" | "PERSON_BANNED" | "PERSON_CHANGED" | "PERSON_JOINED" | "PERSON_ROLE_CHANGED" | "PERSON_TRUSTED" | "PERSON_UNBANNED" | "PERSON_UNTRUSTED" | "REPORT_REOPENED" | "REPORT_RESOLVED" | "RESTORE_MADE" | "SITE_CHANGED" | "SITE_CREATED" | "SITE_OWNER_CHANGED" | "STATUS_CHANGED" | "STATUS_CREATED" | "STATUS_DELETED" | "STATUS_MOVED" | "STATUS_RESTORED" | "SYNONYMS_CHANGED" | "SYNONYMS_CREATED" | "SYNONYMS_DELETED" | "SYNONYMS_SWITCHED" | "TAG_CHANGED" | "TAG_CREATED" | "TAG_DELETED" | "TAG_MOVED" | "TAG_RESTORED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_event$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly byServer: boolean;
  readonly createdAt: string;
  readonly field: string | null | undefined;
  readonly from: string | null | undefined;
  readonly ideaId: string | null | undefined;
  readonly kind: AuditKind;
  readonly subjectName: string | null | undefined;
  readonly to: string | null | undefined;
  readonly " $fragmentType": "AuditRow_event";
};
export type AuditRow_event$key = {
  readonly " $data"?: AuditRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRow_event",
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
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ideaId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byServer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEvent",
  "abstractKey": null
};

(node as any).hash = "778fc7222ae492d87c45b3071e159a01";

export default node;
