/**
 * @generated SignedSource<<a4fb25bebfcb84bf54fec8dbc12d30d6>>
 * @relayHash ab662e6314bfe5d82aeed6a5ce89f294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab662e6314bfe5d82aeed6a5ce89f294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamPageQuery } from './TeamPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab662e6314bfe5d82aeed6a5ce89f294",
    "metadata": {},
    "name": "TeamPageQuery",
    "operationKind": "query",
    "text": "query TeamPageQuery(\n  $queue: ModerationQueue!\n) {\n  ...ScreenTitle_query\n  moderation {\n    ...QueueTabs_moderation\n  }\n  ...QueueList_query_4sZ3O0\n}\n\nfragment QueueList_query_4sZ3O0 on Query {\n  moderation {\n    items(queue: $queue, first: 20) {\n      edges {\n        node {\n          __typename\n          ... on Idea {\n            id\n            number\n            title\n            viewerCanMerge\n            ideaState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ... on Comment {\n            id\n            commentState: state\n            author {\n              id\n              trusted\n            }\n          }\n          ...QueueRow_item\n          ... on Node {\n            __isNode: __typename\n            id\n          }\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment QueueRow_item on ModerationItem {\n  __isModerationItem: __typename\n  __typename\n  ... on Idea {\n    id\n    number\n    slug\n    title\n    excerpt\n    createdAt\n    viewerCanMerge\n    author {\n      ...UserByline_user\n      id\n    }\n    board {\n      name\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n  ... on Comment {\n    id\n    body\n    createdAt\n    author {\n      ...UserByline_user\n      id\n    }\n    idea {\n      number\n      slug\n      title\n      board {\n        name\n        id\n      }\n      id\n    }\n    held {\n      reason\n      links\n    }\n    reports {\n      ...ReportLines_report\n      id\n    }\n  }\n}\n\nfragment QueueTabs_moderation on ModerationQueues {\n  pendingCount\n  reportedCount\n  spamCount\n  deletedCount\n}\n\nfragment ReportLines_report on Report {\n  id\n  reason\n  note\n  reporter {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment UserByline_user on User {\n  name\n  avatar\n  role\n}\n"
  }
};

export default node;
