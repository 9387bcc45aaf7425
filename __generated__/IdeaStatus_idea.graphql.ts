/**
 * @generated SignedSource<<570d6e236f31fbe58c33b171c9aba27a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type IdeaStatus_idea$data = {
  readonly status: Result<{
    readonly category: StatusCategory;
    readonly color: string | null | undefined;
    readonly name: string;
  }, unknown>;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "RESULT"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "6ac85717f0b9fe3c7df780b4de10010f";

export default node;
