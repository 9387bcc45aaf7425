/**
 * @generated SignedSource<<5747198bfd9f2be0cb2381e2ff7b5ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type IdeaHeader_idea$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
  } | null | undefined;
  readonly board: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"BoardLink_board">;
  }, unknown>;
  readonly createdAt: string;
  readonly tags: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly targetMonth: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaSource_idea" | "IdeaStatus_idea" | "VoteButton_idea">;
  readonly " $fragmentType": "IdeaHeader_idea";
};
export type IdeaHeader_idea$key = {
  readonly " $data"?: IdeaHeader_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaHeader_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaHeader_idea",
  "selections": [
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetMonth",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserByline_user"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "board",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardLink_board"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteButton_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaStatus_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaSource_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "cd360b74f9741e8f2f5f3313a9cd3a84";

export default node;
