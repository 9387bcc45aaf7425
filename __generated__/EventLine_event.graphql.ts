/**
 * @generated SignedSource<<50c9ac8d66cd654586099c3bbb41f995>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaEventKind = "ANNOUNCED" | "LOCKED" | "MERGED" | "MOVED" | "POSTED" | "RETITLED" | "STATUS_CHANGED" | "TAGGED" | "UNLOCKED" | "UNMERGED" | "UNTAGGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventLine_event$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly from: {
    readonly idea: {
      readonly __typename: "Idea";
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EventLine_value">;
  } | null | undefined;
  readonly kind: IdeaEventKind;
  readonly to: {
    readonly entry: {
      readonly __typename: "ChangelogEntry";
    } | null | undefined;
    readonly idea: {
      readonly id: string;
    } | null | undefined;
    readonly status: {
      readonly __typename: "Status";
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EventLine_value">;
  } | null | undefined;
  readonly " $fragmentType": "EventLine_event";
};
export type EventLine_event$key = {
  readonly " $data"?: EventLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EventLine_value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLine_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IdeaEventValue",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Idea",
          "kind": "LinkedField",
          "name": "idea",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IdeaEventValue",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Idea",
          "kind": "LinkedField",
          "name": "idea",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangelogEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "IdeaEvent",
  "abstractKey": null
};
})();

(node as any).hash = "5e584462695df28839a09216ceb7ba32";

export default node;
