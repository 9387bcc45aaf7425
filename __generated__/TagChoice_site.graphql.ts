/**
 * @generated SignedSource<<430bee096f49561c1fba7da3fed86da1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagVisibility = "PUBLIC" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TagChoice_site$data = {
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly visibility: TagVisibility;
  }>;
  readonly " $fragmentType": "TagChoice_site";
};
export type TagChoice_site$key = {
  readonly " $data"?: TagChoice_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagChoice_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagChoice_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
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
          "name": "visibility",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "620e7e8cf6c546410f437befea51b03f";

export default node;
