/**
 * @generated SignedSource<<51658c2a6100c27a71f3731837f454a8>>
 * @relayHash 41ac1ebc175559715bc39c67c1bc56cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ac1ebc175559715bc39c67c1bc56cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoadmapPageQuery } from './RoadmapPageQuery.graphql';

const node: PreloadableConcreteRequest<RoadmapPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41ac1ebc175559715bc39c67c1bc56cb",
    "metadata": {},
    "name": "RoadmapPageQuery",
    "operationKind": "query",
    "text": "query RoadmapPageQuery(\n  $first: Int!\n  $after: String\n  $board: String\n  $tags: [String!]\n  $status: String\n) {\n  ...ScreenTitle_query\n  ...RoadmapFilters_query\n  ...RoadmapGoneTag_query\n  ...RoadmapData_query_4pygXl\n  ...Roadmap_query_4pygXl\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  targetMonth\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment RoadmapCard_idea on Idea {\n  targetMonth\n  statusChangedAt\n  board {\n    name\n    id\n  }\n  status {\n    category\n    id\n  }\n  toldVoters {\n    voterCount\n    toldCount\n  }\n  ...IdeaLink_idea\n  ...VoteButton_idea\n  ...IdeaHeader_idea\n}\n\nfragment RoadmapColumnEnd_status_4vUDzB on Status {\n  roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n    edges {\n      node {\n        id\n        title\n        targetMonth\n        followerCount\n        ...RoadmapCard_idea\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment RoadmapData_query_4pygXl on Query {\n  site {\n    name\n    tagline\n    id\n  }\n  roadmap(status: $status) {\n    roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n      edges {\n        node {\n          number\n          slug\n          title\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment RoadmapFilters_query on Query {\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment RoadmapGoneTag_query on Query {\n  site {\n    tags {\n      slug\n      id\n    }\n    id\n  }\n}\n\nfragment Roadmap_query_4pygXl on Query {\n  viewer {\n    canPlan\n    id\n  }\n  site {\n    statuses {\n      id\n      name\n      category\n      color\n    }\n    id\n  }\n  roadmap(status: $status) {\n    id\n    slug\n    name\n    description\n    category\n    color\n    ...RoadmapColumnEnd_status_4vUDzB\n    roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {\n      totalCount\n      edges {\n        node {\n          id\n          title\n          targetMonth\n          followerCount\n          ...RoadmapCard_idea\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  votesAreHidden\n  importedVotes {\n    source\n    count\n  }\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  board {\n    id\n    voting\n  }\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};

export default node;
