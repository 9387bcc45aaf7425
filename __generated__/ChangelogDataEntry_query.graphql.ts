/**
 * @generated SignedSource<<eb96fa789679cde264fd6b0de5de3647>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogDataEntry_query$data = {
  readonly site: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ChangelogDataEntry_query";
};
export type ChangelogDataEntry_query$key = {
  readonly " $data"?: ChangelogDataEntry_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangelogDataEntry_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "21170c1f99431e44b28cf41b52d01e64";

export default node;
