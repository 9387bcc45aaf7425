/**
 * @generated SignedSource<<1818a24a73919c05a815d7dd20f1adc5>>
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

(node as any).hash = "c0ed75d274f318411b20fdd2f6e72c6b";

export default node;
