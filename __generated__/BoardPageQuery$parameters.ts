/**
 * @generated SignedSource<<f8620d8a8615a665221e56b2848f9f38>>
 * @relayHash efb61ffca5a137c93856f3133e0d9abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efb61ffca5a137c93856f3133e0d9abe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BoardPageQuery } from './BoardPageQuery.graphql';

const node: PreloadableConcreteRequest<BoardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efb61ffca5a137c93856f3133e0d9abe",
    "metadata": {},
    "name": "BoardPageQuery",
    "operationKind": "query",
    "text": "query BoardPageQuery(\n  $slug: String!\n  $first: Int!\n  $sort: IdeaSort!\n  $filter: IdeaFilter!\n) {\n  board(slug: $slug) {\n    name\n    description\n    id\n  }\n  ...ScreenTitle_query\n  ...IdeaList_query_1bvy9D\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaFacts_idea on Idea {\n  id\n  state\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaListPage_query_1bvy9D on Query {\n  ideas(first: $first, sort: $sort, filter: $filter) {\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaList_query_1bvy9D on Query {\n  ...IdeaListPage_query_1bvy9D\n  ideas(first: $first, sort: $sort, filter: $filter) {\n    totalCount\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};

export default node;
