/**
 * @generated SignedSource<<d0fe6de0645a352e0b3632fac69b3be0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_viewer$data = {
  readonly canOwnSite: boolean;
  readonly user: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "MemberRow_viewer";
};
export type MemberRow_viewer$key = {
  readonly " $data"?: MemberRow_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canOwnSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "22191b55f20d0342a84068498769aba2";

export default node;
