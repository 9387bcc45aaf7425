/**
 * @generated SignedSource<<8ae822a877143c72d720c18597d35f93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSettings_site$data = {
  readonly emailDomains: ReadonlyArray<string>;
  readonly signInOff: ReadonlyArray<string>;
  readonly signInSetUp: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "SignInSettings_site";
};
export type SignInSettings_site$key = {
  readonly " $data"?: SignInSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailDomains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signInOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInProvider",
      "kind": "LinkedField",
      "name": "signInSetUp",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "98b592a9cb1bbbec2f61ceeb843853bc";

export default node;
