/**
 * @generated SignedSource<<feecd7ee58155fde8a996cd114dfeb85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationFacts_invitation$data = {
  readonly expiresAt: string;
  readonly invitedBy: {
    readonly name: string;
  } | null | undefined;
  readonly role: Role;
  readonly " $fragmentType": "InvitationFacts_invitation";
};
export type InvitationFacts_invitation$key = {
  readonly " $data"?: InvitationFacts_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationFacts_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationFacts_invitation",
  "selections": [
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "invitedBy",
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
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "5a9cb730d5882c6e32fead8d463adeec";

export default node;
