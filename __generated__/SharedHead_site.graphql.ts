/**
 * @generated SignedSource<<1b637099a5c5c3ce0bb1c5d985dd359a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedHead_site$data = {
  readonly accentColor: string | null | undefined;
  readonly logo: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "53e35bce0546519b684e61b3d4c840e3";

export default node;
