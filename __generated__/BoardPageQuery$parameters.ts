/**
 * @generated SignedSource<<61190fc7813b145afa2571989286b297>>
 * @relayHash e040317b0681ba6c93dbca0c87218b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e040317b0681ba6c93dbca0c87218b8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BoardPageQuery } from './BoardPageQuery.graphql';

const node: PreloadableConcreteRequest<BoardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e040317b0681ba6c93dbca0c87218b8e",
    "metadata": {},
    "name": "BoardPageQuery",
    "operationKind": "query",
    "text": "query BoardPageQuery(\n  $slug: String!\n  $first: Int!\n  $after: String\n  $sort: IdeaSort\n  $filter: IdeaFilter!\n) {\n  board: boardBySlug(slug: $slug) {\n    name\n    description\n    slug\n    id\n  }\n  ...ScreenTitle_query\n  ...IdeaList_query_3JsJJ3\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment FoundIdeas_ideas on IdeaConnection {\n  totalCount\n  edges {\n    match {\n      isClose\n      words\n    }\n    node {\n      id\n      ...FoundRow_idea\n    }\n  }\n}\n\nfragment FoundRow_idea on Idea {\n  number\n  slug\n  title\n  excerpt\n  ...VoteButton_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n}\n\nfragment IdeaAnswer_idea on Idea {\n  officialAnswer {\n    state\n    excerpt\n    author {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment IdeaFacts_idea on Idea {\n  state\n  pinned\n  assignee {\n    name\n    id\n  }\n  createdAt\n  commentCount\n  recentVoteCount\n  board {\n    name\n    id\n  }\n  ...IdeaStatus_idea\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaListData_query_3JsJJ3 on Query {\n  site {\n    name\n    tagline\n    boards {\n      slug\n      name\n      id\n    }\n    id\n  }\n  ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true) {\n    edges {\n      node {\n        number\n        slug\n        title\n        id\n      }\n    }\n  }\n}\n\nfragment IdeaListPage_query_3JsJJ3 on Query {\n  ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true) {\n    edges {\n      match {\n        isClose\n        words\n      }\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaList_query_3JsJJ3 on Query {\n  site {\n    welcomeHtml\n    boards {\n      id\n    }\n    id\n  }\n  ...IdeaListData_query_3JsJJ3\n  ...IdeaListPage_query_3JsJJ3\n  ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true) {\n    ...FoundIdeas_ideas\n    edges {\n      node {\n        id\n        ...IdeaRow_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment IdeaRow_idea on Idea {\n  excerpt\n  ...VoteButton_idea\n  ...IdeaLink_idea\n  ...IdeaFacts_idea\n  ...IdeaAnswer_idea\n  ...IdeaHeader_idea\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};

export default node;
