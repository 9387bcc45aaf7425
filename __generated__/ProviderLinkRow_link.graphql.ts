/**
 * @generated SignedSource<<7ecc9b41f02e1bd3cf6fda4b5e614fec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLinkRow_link$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly unlinkedAt: string | null | undefined;
  readonly viewerCanUnlink: boolean;
  readonly " $fragmentType": "ProviderLinkRow_link";
};
export type ProviderLinkRow_link$key = {
  readonly " $data"?: ProviderLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderLinkRow_link",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unlinkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUnlink",
      "storageKey": null
    }
  ],
  "type": "ProviderLink",
  "abstractKey": null
};

(node as any).hash = "2ce332004ecdce4f6651d96b8b108b9f";

export default node;
