/**
 * @generated SignedSource<<4f80e94ac1f930cdaac53dc231fad829>>
 * @relayHash 7be5a9dfaad7fd7ad4d0147fd2ea52e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be5a9dfaad7fd7ad4d0147fd2ea52e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VotingTestQuery$variables = Record<PropertyKey, never>;
export type VotingTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"AllVoters_idea" | "FollowButton_idea" | "MutedButton_idea" | "ShareButton_idea" | "VoteForMenu_idea" | "VoteReasonField_idea">;
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
  "type": "Boolean"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
            "name": "MutedButton_idea"
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
            "name": "VoteReasonField_idea"
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
            "name": "importedVoteCount",
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
            "name": "viewerHasMuted",
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
            "name": "locked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanLockDiscussion",
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
    "cacheID": "7be5a9dfaad7fd7ad4d0147fd2ea52e9",
    "id": "7be5a9dfaad7fd7ad4d0147fd2ea52e9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": (v2/*:: as any*/),
        "idea.importedVoteCount": (v3/*:: as any*/),
        "idea.locked": (v4/*:: as any*/),
        "idea.number": (v3/*:: as any*/),
        "idea.slug": (v5/*:: as any*/),
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
        "idea.title": (v5/*:: as any*/),
        "idea.viewerCanDelete": (v4/*:: as any*/),
        "idea.viewerCanExplainVote": (v4/*:: as any*/),
        "idea.viewerCanFollow": (v4/*:: as any*/),
        "idea.viewerCanLockDiscussion": (v4/*:: as any*/),
        "idea.viewerCanMerge": (v4/*:: as any*/),
        "idea.viewerCanModerate": (v4/*:: as any*/),
        "idea.viewerCanReport": (v4/*:: as any*/),
        "idea.viewerCanVoteForOthers": (v4/*:: as any*/),
        "idea.viewerHasMuted": (v4/*:: as any*/),
        "idea.viewerHasReported": (v4/*:: as any*/),
        "idea.viewerHasVoted": (v4/*:: as any*/),
        "idea.viewerIsFollowing": (v4/*:: as any*/),
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
    "text": "query VotingTestQuery {\n  idea(id: \"idea_7\") {\n    ...AllVoters_idea\n    ...FollowButton_idea\n    ...MutedButton_idea\n    ...ShareButton_idea\n    ...VoteForMenu_idea\n    ...VoteReasonField_idea\n    id\n  }\n}\n\nfragment AllVoters_idea on Idea {\n  id\n  voteCount\n  importedVoteCount\n}\n\nfragment FollowButton_idea on Idea {\n  id\n  viewerCanFollow\n  viewerIsFollowing\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n  ...useLockItem_idea\n  ...useMuteItem_idea\n}\n\nfragment MutedButton_idea on Idea {\n  id\n  viewerHasMuted\n}\n\nfragment ShareButton_idea on Idea {\n  id\n  number\n  slug\n  title\n}\n\nfragment VoteForMenu_idea on Idea {\n  id\n  viewerCanVoteForOthers\n  ...IdeaTools_idea\n}\n\nfragment VoteReasonField_idea on Idea {\n  id\n  viewerHasVoted\n  viewerCanExplainVote\n  viewerVote {\n    why\n    id\n  }\n}\n\nfragment useLockItem_idea on Idea {\n  id\n  locked\n  viewerCanLockDiscussion\n}\n\nfragment useMuteItem_idea on Idea {\n  id\n  viewerCanFollow\n  viewerHasMuted\n}\n"
  }
};
})();

(node as any).hash = "1e3b983fa8fff9883ab65d8fee48b32e";

export default node;
