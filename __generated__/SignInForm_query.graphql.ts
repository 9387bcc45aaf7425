/**
 * @generated SignedSource<<4d5f98bf3f8d6da714a553469766a8ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CodeDelivery = "MAIL" | "TERMINAL" | "%future added value";
export type SignUp = "INVITED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignInForm_query$data = {
  readonly formGuard: string;
  readonly site: {
    readonly signIn: {
      readonly code: boolean;
      readonly codeBy: CodeDelivery;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderButtons_options">;
    };
    readonly signUp: SignUp;
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
          "kind": "ScalarField",
          "name": "signUp",
          "storageKey": null
        },
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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

(node as any).hash = "0ac90223bf32cfcd2cc9ee0117374ca9";

export default node;
