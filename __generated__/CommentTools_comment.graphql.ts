/**
 * @generated SignedSource<<0e03899c5ace858f6280534ff83eff49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentTools_comment$data = {
  readonly id: string;
  readonly state: CommentState;
  readonly viewerCanDelete: boolean;
  readonly viewerCanModerate: boolean;
  readonly viewerCanReport: boolean;
  readonly viewerHasReported: boolean;
  readonly " $fragmentType": "CommentTools_comment";
};
export type CommentTools_comment$key = {
  readonly " $data"?: CommentTools_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTools_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentTools_comment",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasReported",
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "514f6ba2dd0d7399840b4f1df5c4babc";

export default node;
