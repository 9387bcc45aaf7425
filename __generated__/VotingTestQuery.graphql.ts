/**
 * @generated SignedSource<<9ac6cdc715c127a02485ca7c4c4e74cb>>
 * @relayHash 8451f55dfde8bea53e06043af38ecb05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8451f55dfde8bea53e06043af38ecb05

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VotingTestQuery$variables = Record<PropertyKey, never>;
export type VotingTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"AllVoters_idea" | "FollowButton_idea" | "ShareButton_idea" | "VoteForMenu_idea" | "WhyField_idea">;
  } | null | undefined;
};
export type VotingTestQuery = {
  response: VotingTestQuery$data;
  variables: VotingTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VotingTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllVoters_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowButton_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShareButton_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoteForMenu_idea"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WhyField_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VotingTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "viewerCanFollow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsFollowing",
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
            "name": "viewerCanVoteForOthers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanDelete",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanMerge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanModerate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasReported",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasVoted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanExplainVote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Vote",
            "kind": "LinkedField",
            "name": "viewerVote",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "why",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "8451f55dfde8bea53e06043af38ecb05",
    "id": "8451f55dfde8bea53e06043af38ecb05",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.number": (v3/*:: as any*/),
        "idea.slug": (v4/*:: as any*/),
        "idea.state": {
          "enumValues": [
            "DELETED",
            "LIVE",
            "PENDING",
            "SPAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.title": (v4/*:: as any*/),
        "idea.viewerCanDelete": (v5/*:: as any*/),
        "idea.viewerCanExplainVote": (v5/*:: as any*/),
        "idea.viewerCanFollow": (v5/*:: as any*/),
        "idea.viewerCanMerge": (v5/*:: as any*/),
        "idea.viewerCanModerate": (v5/*:: as any*/),
        "idea.viewerCanReport": (v5/*:: as any*/),
        "idea.viewerCanVoteForOthers": (v5/*:: as any*/),
        "idea.viewerHasReported": (v5/*:: as any*/),
        "idea.viewerHasVoted": (v5/*:: as any*/),
        "idea.viewerIsFollowing": (v5/*:: as any*/),
        "idea.viewerVote": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Vote"
        },
        "idea.viewerVote.id": (v2/*:: as any*/),
        "idea.viewerVote.why": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "idea.voteCount": (v3/*:: as any*/)
      }
    },
    "name": "VotingTestQuery",
    "operationKind": "query",
    "text": "query VotingTestQuery {\n  idea(id: \"idea_7\") {\n    ...AllVoters_idea\n    ...FollowButton_idea\n    ...ShareButton_idea\n    ...VoteForMenu_idea\n    ...WhyField_idea\n    id\n  }\n}\n\nfragment AllVoters_idea on Idea {\n  id\n  voteCount\n}\n\nfragment FollowButton_idea on Idea {\n  id\n  viewerCanFollow\n  viewerIsFollowing\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment ShareButton_idea on Idea {\n  id\n  number\n  slug\n  title\n}\n\nfragment VoteForMenu_idea on Idea {\n  id\n  viewerCanVoteForOthers\n  ...IdeaTools_idea\n}\n\nfragment WhyField_idea on Idea {\n  id\n  viewerHasVoted\n  viewerCanExplainVote\n  viewerVote {\n    why\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "70ae5f8efc5841ad497b06bbf03faf3d";

export default node;
