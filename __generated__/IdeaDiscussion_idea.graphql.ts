/**
 * @generated SignedSource<<21fa70f05cb71a82d672c84ab253e005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaDiscussion_idea$data = {
  readonly commentCount: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentListHead_idea" | "CommentList_idea">;
  readonly " $fragmentType": "IdeaDiscussion_idea";
};
export type IdeaDiscussion_idea$key = {
  readonly " $data"?: IdeaDiscussion_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaDiscussion_idea">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaDiscussion_idea",
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
      "name": "commentCount",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CommentList_idea"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentListHead_idea"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};

(node as any).hash = "54ad440657d7e7807975efdc1a30b75b";

export default node;
