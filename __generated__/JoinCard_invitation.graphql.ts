/**
 * @generated SignedSource<<35695e24603dee8fc4287cf560dc6299>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinCard_invitation$data = {
  readonly email: string | null | undefined;
  readonly name: string;
  readonly needsName: boolean;
  readonly role: Role;
  readonly " $fragmentType": "JoinCard_invitation";
};
export type JoinCard_invitation$key = {
  readonly " $data"?: JoinCard_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinCard_invitation",
  "selections": [
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
      "name": "email",
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
      "name": "needsName",
      "storageKey": null
    }
  ],
  "type": "InvitationPreview",
  "abstractKey": null
};

(node as any).hash = "65a9877356c847c4dc01e6f62ab6950a";

export default node;
