/**
 * @generated SignedSource<<b405d7a0495e631b964b0344f35dfc93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invitations_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_query" | "InviteForm_query">;
  readonly " $fragmentType": "Invitations_query";
};
export type Invitations_query$key = {
  readonly " $data"?: Invitations_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitations_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteForm_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2b5e95c16126f50ce2f57eca31271435";

export default node;
