/**
 * @generated SignedSource<<460fc11bb87938e10ced9a43c25336bb>>
 * @relayHash f7ca604f89887369e5afc13b1cd8cb14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ca604f89887369e5afc13b1cd8cb14

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaRowTestQuery$variables = Record<PropertyKey, never>;
export type IdeaRowTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaRow_idea">;
  } | null | undefined;
};
export type IdeaRowTestQuery = {
  response: IdeaRowTestQuery$data;
  variables: IdeaRowTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v11 = {
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
    "name": "IdeaRowTestQuery",
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
            "name": "IdeaRow_idea"
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
    "name": "IdeaRowTestQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": null
          },
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
            "name": "voteCount",
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
            "name": "viewerCanVote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recentVoteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "board",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
                "name": "source",
                "storageKey": null
              },
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatar",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IdeaSource",
            "kind": "LinkedField",
            "name": "source",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "f7ca604f89887369e5afc13b1cd8cb14",
    "id": "f7ca604f89887369e5afc13b1cd8cb14",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.author": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "idea.author.avatar": (v6/*:: as any*/),
        "idea.author.id": (v7/*:: as any*/),
        "idea.author.name": (v8/*:: as any*/),
        "idea.author.role": {
          "enumValues": [
            "ADMIN",
            "COLLABORATOR",
            "MEMBER",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "idea.board": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Board"
        },
        "idea.board.id": (v7/*:: as any*/),
        "idea.board.name": (v8/*:: as any*/),
        "idea.board.slug": (v8/*:: as any*/),
        "idea.commentCount": (v9/*:: as any*/),
        "idea.createdAt": (v10/*:: as any*/),
        "idea.excerpt": (v8/*:: as any*/),
        "idea.id": (v7/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v9/*:: as any*/),
        "idea.importedVotes.source": (v8/*:: as any*/),
        "idea.number": (v9/*:: as any*/),
        "idea.recentVoteCount": (v9/*:: as any*/),
        "idea.slug": (v8/*:: as any*/),
        "idea.source": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "IdeaSource"
        },
        "idea.source.name": (v8/*:: as any*/),
        "idea.source.number": (v8/*:: as any*/),
        "idea.source.url": (v6/*:: as any*/),
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
        "idea.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "idea.status.category": {
          "enumValues": [
            "DECLINED",
            "OPEN",
            "PLANNED",
            "SHIPPED",
            "STARTED"
          ],
          "nullable": false,
          "plural": false,
          "type": "StatusCategory"
        },
        "idea.status.color": (v6/*:: as any*/),
        "idea.status.id": (v7/*:: as any*/),
        "idea.status.name": (v8/*:: as any*/),
        "idea.statusChangedAt": (v10/*:: as any*/),
        "idea.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tag"
        },
        "idea.tags.color": (v6/*:: as any*/),
        "idea.tags.id": (v7/*:: as any*/),
        "idea.tags.name": (v8/*:: as any*/),
        "idea.title": (v8/*:: as any*/),
        "idea.viewerCanVote": (v11/*:: as any*/),
        "idea.viewerHasVoted": (v11/*:: as any*/),
        "idea.voteCount": (v9/*:: as any*/)
      }
    },
    "name": "IdeaRowTestQuery",
    "operationKind": "query",
    "text": "query IdeaRowTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaRow_idea\n    id\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaFacts_idea on Idea {\n  id\n  state\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "463fd559e20d64c4ca588add8703042d";

export default node;
