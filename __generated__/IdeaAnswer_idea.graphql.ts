/**
 * @generated SignedSource<<db5a73672084601eebaa079acfa4dec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaAnswer_idea$data = {
  readonly officialAnswer: {
    readonly author: {
      readonly name: string;
    } | null | undefined;
    readonly excerpt: string;
    readonly state: CommentState;
  } | null | undefined;
  readonly " $fragmentType": "IdeaAnswer_idea";
};
export type IdeaAnswer_idea$key = {
  readonly " $data"?: IdeaAnswer_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaAnswer_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaAnswer_idea",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
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
      },
      "to": "NULL"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "1c92eb32378faa16dd0fd70e812d1984";

export default node;
