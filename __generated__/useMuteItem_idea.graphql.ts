/**
 * @generated SignedSource<<62675af155865c18b80e7a7ece5d6d98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMuteItem_idea$data = {
  readonly id: string;
  readonly viewerCanFollow: boolean;
  readonly viewerHasMuted: boolean;
  readonly " $fragmentType": "useMuteItem_idea";
};
export type useMuteItem_idea$key = {
  readonly " $data"?: useMuteItem_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMuteItem_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMuteItem_idea",
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
      "name": "viewerCanFollow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasMuted",
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1f42479488c992462e7be8a60efd8575";

export default node;
