/**
 * @generated SignedSource<<5018800ee2b67baa992d46c5b802f1aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type IdeaFacts_idea$data = {
  readonly assignee: {
    readonly name: string;
  } | null | undefined;
  readonly board: Result<{
    readonly name: string;
  }, unknown>;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly pinned: boolean;
  readonly recentVoteCount: number;
  readonly state: IdeaState;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStatus_idea">;
  readonly " $fragmentType": "IdeaFacts_idea";
};
export type IdeaFacts_idea$key = {
  readonly " $data"?: IdeaFacts_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaFacts_idea">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaFacts_idea",
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
      "name": "pinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recentVoteCount",
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
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdeaStatus_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "55b13b89c9bfbf842485766fdcf1ab9d";

export default node;
