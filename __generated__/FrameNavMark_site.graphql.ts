/**
 * @generated SignedSource<<8f0d0d24c8fba4b1332e5eb406943bf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameNavMark_site$data = {
  readonly logo: string | null | undefined;
  readonly logoDark: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "FrameNavMark_site";
};
export type FrameNavMark_site$key = {
  readonly " $data"?: FrameNavMark_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameNavMark_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameNavMark_site",
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
      "name": "logo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoDark",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fe4e1422858426b3ab8c06114e7de37c";

export default node;
