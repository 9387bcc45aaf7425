/**
 * @generated SignedSource<<b8a801cd2dd08b5c72d44f8782a6ad67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteVisibility = "MEMBERS" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscribeButton_query$data = {
  readonly site: {
    readonly visibility: SiteVisibility;
  } | null | undefined;
  readonly viewer: {
    readonly canPost: boolean;
    readonly isSubscribedToChangelog: boolean;
  };
  readonly " $fragmentType": "SubscribeButton_query";
};
export type SubscribeButton_query$key = {
  readonly " $data"?: SubscribeButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscribeButton_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscribeButton_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canPost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSubscribedToChangelog",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
          "name": "visibility",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "51da2f0836b48f50a4ae9f7a2dcb5446";

export default node;
