/**
 * @generated SignedSource<<646cc682bda7fa7912feb287fdc8c2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Members_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_query">;
  readonly " $fragmentType": "Members_query";
};
export type Members_query$key = {
  readonly " $data"?: Members_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Members_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "banned"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "role"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Members_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "banned",
          "variableName": "banned"
        },
        {
          "kind": "Variable",
          "name": "role",
          "variableName": "role"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "MemberList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "429ef0e38589829e0768fcd1c87aa16b";

export default node;
