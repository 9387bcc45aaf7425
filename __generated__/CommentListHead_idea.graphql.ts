/**
 * @generated SignedSource<<cdcc57569b517dc3f5f0cd4b089047d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentListHead_idea$data = {
  readonly firstMerged: ReadonlyArray<{
    readonly idea: {
      readonly body: {
        readonly " $fragmentSpreads": FragmentRefs<"IdeaBody_idea">;
      };
      readonly id: string;
    } | null | undefined;
  }>;
  readonly locked: boolean;
  readonly mergedFrom: ReadonlyArray<{
    readonly idea: {
      readonly createdAt: string;
      readonly id: string;
      readonly merged: {
        readonly " $fragmentSpreads": FragmentRefs<"MergedIdea_idea">;
      };
    } | null | undefined;
  }>;
  readonly officialAnswer: {
    readonly id: string;
    readonly state: CommentState;
  } | null | undefined;
  readonly viewerCanReact: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionLockNote_idea" | "useUnread_idea">;
  readonly " $fragmentType": "CommentListHead_idea";
};
export type CommentListHead_idea$key = {
  readonly " $data"?: CommentListHead_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentListHead_idea">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentListHead_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReact",
      "storageKey": null
    },
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MergedIdea",
      "kind": "LinkedField",
      "name": "mergedFrom",
      "plural": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "idea",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MergedIdea_idea"
                    }
                  ],
                  "type": "Idea",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "merged"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "firstMerged",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "MergedIdea",
      "kind": "LinkedField",
      "name": "mergedFrom",
      "plural": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "idea",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "IdeaBody_idea"
                    }
                  ],
                  "type": "Idea",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "body"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": "mergedFrom(first:3)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscussionLockNote_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnread_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "37ada0c6fbd5bc54689507987d8c319e";

export default node;
