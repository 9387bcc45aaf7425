/**
 * @generated SignedSource<<5212d9db690ce04a076fe5cce7266655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaDiscussion_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_query">;
  readonly " $fragmentType": "IdeaDiscussion_query";
};
export type IdeaDiscussion_query$key = {
  readonly " $data"?: IdeaDiscussion_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaDiscussion_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaDiscussion_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6d1dccfa5641ee4b5e32d0b2a625241e";

export default node;
