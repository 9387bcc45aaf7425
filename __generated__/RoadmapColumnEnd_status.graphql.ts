/**
 * @generated SignedSource<<4fd7fb57bd904e4271b706d8ca257cb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoadmapColumnEnd_status$data = {
  readonly id: string;
  readonly roadmapIdeas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly followerCount: number | null | undefined;
        readonly id: string;
        readonly targetMonth: string | null | undefined;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"RoadmapCard_idea">;
      };
    }>;
  };
  readonly " $fragmentType": "RoadmapColumnEnd_status";
};
export type RoadmapColumnEnd_status$key = {
  readonly " $data"?: RoadmapColumnEnd_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoadmapColumnEnd_status">;
};

import RoadmapColumnEndQuery_graphql from './RoadmapColumnEndQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "roadmapIdeas"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "board"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tags"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": RoadmapColumnEndQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "RoadmapColumnEnd_status",
  "selections": [
    {
      "alias": "roadmapIdeas",
      "args": [
        {
          "kind": "Variable",
          "name": "board",
          "variableName": "board"
        },
        {
          "kind": "Variable",
          "name": "tags",
          "variableName": "tags"
        }
      ],
      "concreteType": "IdeaConnection",
      "kind": "LinkedField",
      "name": "__RoadmapColumn_roadmapIdeas_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "IdeaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Idea",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "targetMonth",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "followerCount",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RoadmapCard_idea"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Status",
  "abstractKey": null
};
})();

(node as any).hash = "4c68ab9da4a7f734dce77b772d030f56";

export default node;
