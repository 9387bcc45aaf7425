/**
 * @generated SignedSource<<7c80640fc1f7d9b91ebb5e7027f35a11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInProviderKind = "FIREBASE" | "REDIRECT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderButtons_options$data = {
  readonly providers: ReadonlyArray<{
    readonly id: string;
    readonly kind: SignInProviderKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ProviderButtons_options";
};
export type ProviderButtons_options$key = {
  readonly " $data"?: ProviderButtons_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderButtons_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderButtons_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInProvider",
      "kind": "LinkedField",
      "name": "providers",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignInOptions",
  "abstractKey": null
};

(node as any).hash = "0fad84c6164fcad4531134dd843b3a70";

export default node;
