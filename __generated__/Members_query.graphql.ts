/**
 * @generated SignedSource<<9514ddb6f385afb6222e38d6826d9293>>
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "trusted"
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
        },
        {
          "kind": "Variable",
          "name": "trusted",
          "variableName": "trusted"
        }
      ],
      "kind": "FragmentSpread",
      "name": "MemberList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "39dc8f0d6a9c43efdaab823970c2919d";

export default node;
