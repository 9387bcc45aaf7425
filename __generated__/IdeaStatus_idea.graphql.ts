/**
 * @generated SignedSource<<1fc9ef7a5abd023a6a0246ffc73b5ffa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaStatus_idea$data = {
  readonly status: {
    readonly category: StatusCategory;
    readonly color: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly statusChangedAt: string;
  readonly " $fragmentType": "IdeaStatus_idea";
};
export type IdeaStatus_idea$key = {
  readonly " $data"?: IdeaStatus_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaStatus_idea",
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
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
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
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "f03afcd756b47a7f6dc965c10317e730";

export default node;
