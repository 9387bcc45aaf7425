/**
 * @generated SignedSource<<f62352a469305bc18edf52de5298b427>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CodeDelivery = "MAIL" | "TERMINAL" | "%future added value";
export type Role = "ADMIN" | "COLLABORATOR" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InviteForm_query$data = {
  readonly site: {
    readonly signIn: {
      readonly codeBy: CodeDelivery;
    };
  } | null | undefined;
  readonly viewer: {
    readonly assignableRoles: ReadonlyArray<Role>;
  };
  readonly " $fragmentType": "InviteForm_query";
};
export type InviteForm_query$key = {
  readonly " $data"?: InviteForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignableRoles",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SignInOptions",
          "kind": "LinkedField",
          "name": "signIn",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "codeBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e397e40073a0b53b46052411e3b959b9";

export default node;
