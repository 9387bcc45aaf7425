/**
 * @generated SignedSource<<fbd1e0c1b12351dd77d5b2448657aedb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignUp = "INVITED" | "OPEN" | "%future added value";
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessSettings_site$data = {
  readonly guestVoting: boolean;
  readonly signUp: SignUp;
  readonly visibility: SiteVisibility;
  readonly " $fragmentType": "AccessSettings_site";
};
export type AccessSettings_site$key = {
  readonly " $data"?: AccessSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestVoting",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "958485c9b17ed5cf6ca159b18c8435ca";

export default node;
