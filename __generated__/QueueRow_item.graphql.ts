/**
 * @generated SignedSource<<50aa4175022aa0859d96437a861c8b22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HoldReason = "ALL" | "FIRST_POST" | "LINKS" | "TRAPPED" | "UNGUARDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QueueRow_item$data = {
  readonly __typename: "Comment";
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
  } | null | undefined;
  readonly body: string;
  readonly createdAt: string;
  readonly held: {
    readonly links: number | null | undefined;
    readonly reason: HoldReason;
  } | null | undefined;
  readonly id: string;
  readonly idea: {
    readonly board: {
      readonly name: string;
    };
    readonly number: number;
    readonly slug: string;
    readonly title: string;
  };
  readonly reports: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReportLines_report">;
  }> | null | undefined;
  readonly " $fragmentType": "QueueRow_item";
} | {
  readonly __typename: "Idea";
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserByline_user">;
  } | null | undefined;
  readonly board: {
    readonly name: string;
  };
  readonly createdAt: string;
  readonly excerpt: string;
  readonly held: {
    readonly links: number | null | undefined;
    readonly reason: HoldReason;
  } | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly reports: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReportLines_report">;
  }> | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly viewerCanMerge: boolean;
  readonly " $fragmentType": "QueueRow_item";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "QueueRow_item";
};
export type QueueRow_item$key = {
  readonly " $data"?: QueueRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserByline_user"
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Board",
  "kind": "LinkedField",
  "name": "board",
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Hold",
  "kind": "LinkedField",
  "name": "held",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Report",
  "kind": "LinkedField",
  "name": "reports",
  "plural": true,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportLines_report"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QueueRow_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerpt",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanMerge",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "type": "Idea",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Idea",
          "kind": "LinkedField",
          "name": "idea",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "type": "Comment",
      "abstractKey": null
    }
  ],
  "type": "ModerationItem",
  "abstractKey": "__isModerationItem"
};
})();

(node as any).hash = "baf7b92538a406a3fdad885458d6d814";

export default node;
