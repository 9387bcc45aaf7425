/**
 * @generated SignedSource<<c8758031371f6a5d2430463fabfdd5ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaTools_idea$data = {
  readonly id: string;
  readonly state: IdeaState;
  readonly title: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanMerge: boolean;
  readonly viewerCanModerate: boolean;
  readonly viewerCanReport: boolean;
  readonly viewerHasReported: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useLockItem_idea" | "useMuteItem_idea">;
  readonly " $fragmentType": "IdeaTools_idea";
};
export type IdeaTools_idea$key = {
  readonly " $data"?: IdeaTools_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaTools_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaTools_idea",
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
      "name": "title",
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
      "name": "viewerCanMerge",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLockItem_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMuteItem_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "c7de153f530a5cd85585d2aeb814d903";

export default node;
