/**
 * @generated SignedSource<<ead72c8779b2e80667ee3d731813cf02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfficialAnswer_idea$data = {
  readonly officialAnswer: {
    readonly id: string;
    readonly state: CommentState;
    readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  } | null | undefined;
  readonly " $fragmentType": "OfficialAnswer_idea";
};
export type OfficialAnswer_idea$key = {
  readonly " $data"?: OfficialAnswer_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficialAnswer_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficialAnswer_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "officialAnswer",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentItem_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "d3a75710108c8a57156df0428b12550b";

export default node;
