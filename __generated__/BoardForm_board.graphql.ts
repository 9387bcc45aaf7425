/**
 * @generated SignedSource<<21c151ddd70b77f7f3f3d4869f050b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Participants = "MEMBERS" | "TEAM" | "%future added value";
export type Visibility = "MEMBERS" | "PUBLIC" | "TEAM" | "%future added value";
export type Voters = "EVERYONE" | "MEMBERS" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardForm_board$data = {
  readonly commenting: Participants;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly posting: Participants;
  readonly slug: string;
  readonly template: string;
  readonly visibility: Visibility;
  readonly voting: Voters;
  readonly " $fragmentType": "BoardForm_board";
};
export type BoardForm_board$key = {
  readonly " $data"?: BoardForm_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardForm_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardForm_board",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commenting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "template",
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "6465f6facc879cf0bea373308e0937fa";

export default node;
