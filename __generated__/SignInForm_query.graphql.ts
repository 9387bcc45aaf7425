/**
 * @generated SignedSource<<ba75a6a82e14e265e32c46a37771d5cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CodeDelivery = "MAIL" | "TERMINAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignInForm_query$data = {
  readonly formGuard: string;
  readonly site: {
    readonly signIn: {
      readonly codeBy: CodeDelivery;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderButtons_options">;
    };
  } | null | undefined;
  readonly " $fragmentType": "SignInForm_query";
};
export type SignInForm_query$key = {
  readonly " $data"?: SignInForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formGuard",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProviderButtons_options"
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

(node as any).hash = "f770739a9bb0c999d0eca21860948c89";

export default node;
