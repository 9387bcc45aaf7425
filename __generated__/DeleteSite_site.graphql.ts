/**
 * @generated SignedSource<<58f052eba211d2b7a790fbb0246895c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteSite_site$data = {
  readonly name: string;
  readonly " $fragmentType": "DeleteSite_site";
};
export type DeleteSite_site$key = {
  readonly " $data"?: DeleteSite_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteSite_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteSite_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "9a3bd451d4323fcef49c792b9a888d68";

export default node;
