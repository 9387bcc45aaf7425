/**
 * @generated SignedSource<<e33a37161ee12a25c12645e5da446b9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
export type IdeaState = "DELETED" | "LIVE" | "PENDING" | "SPAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaStructuredData_idea$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly board: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly bodyHtml: string | null | undefined;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly importedVotes: ReadonlyArray<{
    readonly count: number;
  }>;
  readonly number: number;
  readonly slug: string;
  readonly state: IdeaState;
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly __typename: "Comment";
        readonly author: {
          readonly name: string;
        } | null | undefined;
        readonly bodyHtml: string | null | undefined;
        readonly createdAt: string;
        readonly id: string;
        readonly internal: boolean;
        readonly state: CommentState;
      } | {
        // This will never be '%other', but we need some
        // value in case none of the concrete values match.
        readonly __typename: "%other";
      };
    }>;
  } | null | undefined;
  readonly title: string;
  readonly voteCount: number;
  readonly votesAreHidden: boolean;
  readonly " $fragmentType": "IdeaStructuredData_idea";
};
export type IdeaStructuredData_idea$key = {
  readonly " $data"?: IdeaStructuredData_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStructuredData_idea">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bodyHtml",
    "storageKey": null
  },
  "to": "NULL"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaStructuredData_idea",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesAreHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedVotes",
      "kind": "LinkedField",
      "name": "importedVotes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Board",
        "kind": "LinkedField",
        "name": "board",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Literal",
            "name": "unread",
            "value": true
          }
        ],
        "concreteType": "TimelineItemConnection",
        "kind": "LinkedField",
        "name": "timeline",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineItemEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "internal",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "type": "Comment",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "385a63e2a61f2ddb9432073808c5c1be";

export default node;
