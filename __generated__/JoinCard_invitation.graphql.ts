/**
 * @generated SignedSource<<a36c299128959c7469ce99da3225dfea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinCard_invitation$data = {
  readonly name: string;
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
    }
  ],
  "type": "InvitationPreview",
  "abstractKey": null
};

(node as any).hash = "6fc0f45518376577cbf6d82d0a37e262";

export default node;
