/**
 * @generated SignedSource<<2b533a95c6832a831baf614a97c5178c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskedForThis_idea$data = {
  readonly statusChangedAt: string;
  readonly toldVoters: {
    readonly toldCount: number;
    readonly voterCount: number;
    readonly withoutAddressCount: number;
  } | null | undefined;
  readonly viewerVote: {
    readonly createdAt: string;
  } | null | undefined;
  readonly " $fragmentType": "AskedForThis_idea";
};
export type AskedForThis_idea$key = {
  readonly " $data"?: AskedForThis_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedForThis_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedForThis_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vote",
      "kind": "LinkedField",
      "name": "viewerVote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ToldVoters",
      "kind": "LinkedField",
      "name": "toldVoters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voterCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toldCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutAddressCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "c4bd058067e425db7c644b4a42ff9b4e";

export default node;
