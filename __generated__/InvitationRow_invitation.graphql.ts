/**
 * @generated SignedSource<<f395f918feb7724a69daadfd9a72d94a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationRow_invitation$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly role: Role;
  readonly viewerCanCopyLink: boolean;
  readonly viewerCanResend: boolean;
  readonly viewerCanRevoke: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationFacts_invitation">;
  readonly " $fragmentType": "InvitationRow_invitation";
};
export type InvitationRow_invitation$key = {
  readonly " $data"?: InvitationRow_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationRow_invitation",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCopyLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRevoke",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationFacts_invitation"
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "1687e77e25db1511a85bfe91ee532059";

export default node;
