/**
 * @generated SignedSource<<2ef3a54e98065043fa51e748f1032d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskTabs_desk$data = {
  readonly draftCount: number;
  readonly publishedCount: number;
  readonly scheduledCount: number;
  readonly " $fragmentType": "DeskTabs_desk";
};
export type DeskTabs_desk$key = {
  readonly " $data"?: DeskTabs_desk$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskTabs_desk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskTabs_desk",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedCount",
      "storageKey": null
    }
  ],
  "type": "ChangelogDesk",
  "abstractKey": null
};

(node as any).hash = "77c98ccbc15ff0cb51765fce09107a7c";

export default node;
