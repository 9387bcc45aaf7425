/**
 * @generated SignedSource<<a90c9fe0f1850d349725ea73fa617661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdeaEventKind = "MERGED" | "MOVED" | "POSTED" | "RETITLED" | "STATUS_CHANGED" | "TAGGED" | "UNMERGED" | "UNTAGGED" | "%future added value";
export type StatusCategory = "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventLine_event$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly from: {
    readonly board: {
      readonly name: string;
    } | null | undefined;
    readonly idea: {
      readonly id: string;
      readonly number: number;
      readonly slug: string;
      readonly title: string;
    } | null | undefined;
    readonly tag: {
      readonly name: string;
    } | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly kind: IdeaEventKind;
  readonly to: {
    readonly board: {
      readonly name: string;
    } | null | undefined;
    readonly idea: {
      readonly id: string;
      readonly number: number;
      readonly slug: string;
      readonly title: string;
    } | null | undefined;
    readonly status: {
      readonly category: StatusCategory;
      readonly color: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly tag: {
      readonly name: string;
    } | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EventLine_event";
};
export type EventLine_event$key = {
  readonly " $data"?: EventLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tag",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
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
      "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "IdeaEvent",
  "abstractKey": null
};
})();

(node as any).hash = "fc84804b6b918f0a5827074de29914b4";

export default node;
