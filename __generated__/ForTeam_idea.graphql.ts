/**
 * @generated SignedSource<<8559cdbde90766b9e28b8d0b9d169d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForTeam_idea$data = {
  readonly id: string;
  readonly viewerCanPin: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TeamSection_idea">;
  readonly " $fragmentType": "ForTeam_idea";
};
export type ForTeam_idea$key = {
  readonly " $data"?: ForTeam_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForTeam_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForTeam_idea",
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
      "name": "viewerCanPin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamSection_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "df065ecd090577ea7ac17de7e7f2dcb1";

export default node;
