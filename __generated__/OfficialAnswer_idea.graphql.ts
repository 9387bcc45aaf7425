/**
 * @generated SignedSource<<756e68e6469f686da0c377ce558e1419>>
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
    readonly bodyHtml: string;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bodyHtml",
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

(node as any).hash = "11369e54b0f1082cf6ead3480b91f1cb";

export default node;
