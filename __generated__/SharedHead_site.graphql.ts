/**
 * @generated SignedSource<<f15a4e60a23597d6d63230f7a2468cc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedHead_site$data = {
  readonly accentColor: string | null | undefined;
  readonly name: string;
  readonly tagline: string;
  readonly " $fragmentType": "SharedHead_site";
};
export type SharedHead_site$key = {
  readonly " $data"?: SharedHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedHead_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedHead_site",
  "selections": [
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
      "name": "tagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accentColor",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "eeca1dcaaae24a1366464b980eb6f2c6";

export default node;
