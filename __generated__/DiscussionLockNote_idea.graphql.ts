/**
 * @generated SignedSource<<110632ed53a819a3d6b37afc268a44c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscussionLockNote_idea$data = {
  readonly discussionLock: {
    readonly at: string;
    readonly by: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly viewerCanComment: boolean;
  readonly " $fragmentType": "DiscussionLockNote_idea";
};
export type DiscussionLockNote_idea$key = {
  readonly " $data"?: DiscussionLockNote_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionLockNote_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscussionLockNote_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscussionLock",
      "kind": "LinkedField",
      "name": "discussionLock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "6a004583875edad04856a74383022bc8";

export default node;
