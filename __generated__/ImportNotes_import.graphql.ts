/**
 * @generated SignedSource<<c6ec2061d9202cf7aa93d6dc51b16470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportNotes_import$data = {
  readonly notes: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ImportNotes_import";
};
export type ImportNotes_import$key = {
  readonly " $data"?: ImportNotes_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportNotes_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "11637612b5b42f0fab7ce77f98f3f385";

export default node;
