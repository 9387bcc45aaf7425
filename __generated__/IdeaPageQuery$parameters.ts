/**
 * @generated SignedSource<<09923637ecf7ab77343f782fb0c81053>>
 * @relayHash c98f1f7ceddc44410a41bde1e21b0574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c98f1f7ceddc44410a41bde1e21b0574

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IdeaPageQuery } from './IdeaPageQuery.graphql';

const node: PreloadableConcreteRequest<IdeaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c98f1f7ceddc44410a41bde1e21b0574",
    "metadata": {},
    "name": "IdeaPageQuery",
    "operationKind": "query",
    "text": "query IdeaPageQuery(\n  $id: ID!\n) {\n  ...ScreenTitle_query\n  idea(id: $id) {\n    number\n    slug\n    title\n    ...IdeaHeader_idea\n    ...IdeaMergeRedirect_idea\n    ...IdeaBody_idea\n    ...IdeaVoters_idea\n    ...CommentList_idea\n    ...IdeaTools_idea\n    id\n  }\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  createdAt\n  editedAt\n  bodyHtml\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentList_idea on Idea {\n  comments(first: 50) {\n    edges {\n      node {\n        id\n        ...CommentItem_comment\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaMergeRedirect_idea on Idea {\n  title\n  mergedInto {\n    number\n    slug\n    id\n  }\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment IdeaVoters_idea on Idea {\n  voteCount\n  voters(first: 8) {\n    edges {\n      node {\n        id\n        name\n        avatar\n      }\n    }\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n"
  }
};

export default node;
