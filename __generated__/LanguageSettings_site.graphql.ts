/**
 * @generated SignedSource<<a9b93f5ca05fd70b9619f74ca42858b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguageSettings_site$data = {
  readonly locale: string;
  readonly " $fragmentType": "LanguageSettings_site";
};
export type LanguageSettings_site$key = {
  readonly " $data"?: LanguageSettings_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguageSettings_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LanguageSettings_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "72a2c3413f77873b1c4ab1c9f3430bbb";

export default node;
