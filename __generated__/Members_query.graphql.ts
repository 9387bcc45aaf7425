/**
 * @generated SignedSource<<9c1cad56e0d3bcdbc334ae0abeef5947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Members_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_query" | "PeopleFilters_query">;
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
      "name": "segment"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleFilters_query"
    },
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
          "name": "segment",
          "variableName": "segment"
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

(node as any).hash = "8b12c40c4c3036786b1f9ce2fd623354";

export default node;
