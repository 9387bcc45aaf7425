/**
 * @generated SignedSource<<e9baff5f597d78eee0a0135c39cece2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserByline_user$data = {
  readonly avatar: string | null | undefined;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "UserByline_user";
};
export type UserByline_user$key = {
  readonly " $data"?: UserByline_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserByline_user",
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
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "18d8c993358c5506a2ff5ec767fa92b6";

export default node;
