/**
 * @generated SignedSource<<ffbc0e4030a5b7705429e086823be880>>
 * @relayHash 6ec878b527fa1ce71e8ec11929a50c06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec878b527fa1ce71e8ec11929a50c06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IdeaPageQuery } from './IdeaPageQuery.graphql';

const node: PreloadableConcreteRequest<IdeaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ec878b527fa1ce71e8ec11929a50c06",
    "metadata": {},
    "name": "IdeaPageQuery",
    "operationKind": "query",
    "text": "query IdeaPageQuery(\n  $id: ID!\n) {\n  ...ScreenTitle_query\n  ...CommentList_query\n  idea(id: $id) {\n    id\n    number\n    slug\n    title\n    ...IdeaHeader_idea\n    ...IdeaMergeRedirect_idea\n    ...IdeaMerges_idea\n    ...IdeaBody_idea\n    ...IdeaVoters_idea\n    ...CommentList_idea\n    ...IdeaTools_idea\n    ...AllVoters_idea\n    ...FollowButton_idea\n    ...ShareButton_idea\n    ...VoteForMenu_idea\n    ...WhyField_idea\n  }\n}\n\nfragment AllVoters_idea on Idea {\n  id\n  voteCount\n}\n\nfragment BoardLink_board on Board {\n  name\n  slug\n}\n\nfragment CommentComposer_idea on Idea {\n  id\n  viewerCanComment\n  viewerCanCommentInternally\n}\n\nfragment CommentComposer_query on Query {\n  formGuard\n  viewer {\n    user {\n      id\n      name\n      avatar\n      role\n    }\n  }\n}\n\nfragment CommentItem_comment on Comment {\n  state\n  internal\n  official\n  createdAt\n  editedAt\n  bodyHtml\n  mergedFrom {\n    number\n    id\n  }\n  author {\n    ...UserByline_user\n    id\n  }\n  ...CommentTools_comment\n}\n\nfragment CommentList_idea on Idea {\n  state\n  viewerCanComment\n  ...CommentComposer_idea\n  comments(first: 50) {\n    edges {\n      node {\n        id\n        internal\n        createdAt\n        replyTo {\n          id\n        }\n        ...CommentPost_comment\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CommentList_query on Query {\n  viewer {\n    user {\n      __typename\n      id\n    }\n  }\n  ...CommentComposer_query\n}\n\nfragment CommentPost_comment on Comment {\n  id\n  state\n  editedAt\n  viewerCanEdit\n  viewerCanModerate\n  author {\n    name\n    id\n  }\n  ...CommentItem_comment\n  ...ReactionRow_comment\n}\n\nfragment CommentTools_comment on Comment {\n  id\n  state\n  viewerCanDelete\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment FollowButton_idea on Idea {\n  id\n  viewerCanFollow\n  viewerIsFollowing\n}\n\nfragment IdeaBody_idea on Idea {\n  bodyHtml\n}\n\nfragment IdeaHeader_idea on Idea {\n  title\n  createdAt\n  author {\n    ...UserByline_user\n    id\n  }\n  board {\n    ...BoardLink_board\n    id\n  }\n  tags {\n    id\n    name\n    color\n  }\n  ...VoteButton_idea\n  ...IdeaStatus_idea\n  ...ImportedVotes_idea\n  ...IdeaSource_idea\n}\n\nfragment IdeaMergeRedirect_idea on Idea {\n  title\n  mergedInto {\n    number\n    slug\n    id\n  }\n}\n\nfragment IdeaMerges_idea on Idea {\n  mergedFrom {\n    voteCount\n    importedVoteCount\n    idea {\n      id\n      number\n      title\n      viewerCanUnmerge\n    }\n  }\n}\n\nfragment IdeaSource_idea on Idea {\n  source {\n    name\n    number\n    url\n  }\n}\n\nfragment IdeaStatus_idea on Idea {\n  statusChangedAt\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n}\n\nfragment IdeaVoters_idea on Idea {\n  voteCount\n  voters(first: 8) {\n    edges {\n      node {\n        id\n        name\n        avatar\n      }\n    }\n  }\n}\n\nfragment ImportedVotes_idea on Idea {\n  importedVotes {\n    source\n    count\n  }\n}\n\nfragment ReactionRow_comment on Comment {\n  id\n  reactions {\n    reaction\n    count\n    viewerHasReacted\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n\nfragment ShareButton_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n\nfragment VoteButton_idea on Idea {\n  id\n  title\n  voteCount\n  viewerHasVoted\n  viewerCanVote\n  statusChangedAt\n  status {\n    id\n    name\n    category\n  }\n}\n\nfragment VoteForMenu_idea on Idea {\n  id\n  viewerCanVoteForOthers\n  ...IdeaTools_idea\n}\n\nfragment WhyField_idea on Idea {\n  id\n  viewerHasVoted\n  viewerCanExplainVote\n  viewerVote {\n    why\n    id\n  }\n}\n"
  }
};

export default node;
