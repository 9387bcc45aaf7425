/**
 * @generated SignedSource<<5baa856ffb16b15465bc0049457466b1>>
 * @relayHash 3b99cfa715a6b81b3f3f027bb98f019c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b99cfa715a6b81b3f3f027bb98f019c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxPageQuery } from './InboxPageQuery.graphql';

const node: PreloadableConcreteRequest<InboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b99cfa715a6b81b3f3f027bb98f019c",
    "metadata": {},
    "name": "InboxPageQuery",
    "operationKind": "query",
    "text": "query InboxPageQuery(\n  $unread: Boolean\n  $first: Int!\n  $after: String\n) {\n  ...ScreenTitle_query\n  ...InboxList_query_Fa6ey\n  viewer {\n    user {\n      __typename\n      id\n    }\n    ...ToldKinds_viewer\n    id\n  }\n}\n\nfragment InboxLines_group on InboxGroup {\n  idea {\n    viewerVote {\n      createdAt\n      id\n    }\n    id\n  }\n  notifications(first: 5) {\n    edges {\n      node {\n        id\n        kind\n        createdAt\n        actor {\n          name\n          avatar\n          role\n          id\n        }\n        comment {\n          id\n          excerpt\n        }\n        status {\n          name\n          category\n          id\n        }\n        mergedFrom {\n          title\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment InboxList_query_Fa6ey on Query {\n  viewer {\n    unreadNotificationCount\n    user {\n      id\n    }\n    inbox(first: $first, after: $after, unread: $unread) {\n      edges {\n        node {\n          id\n          latestAt\n          notifications(first: 5) {\n            edges {\n              node {\n                createdAt\n                id\n              }\n            }\n          }\n          ...InboxRow_group\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    id\n  }\n}\n\nfragment InboxRow_group on InboxGroup {\n  id\n  unreadCount\n  idea {\n    number\n    slug\n    title\n    author {\n      id\n    }\n    status {\n      name\n      color\n      category\n      id\n    }\n    id\n  }\n  entry {\n    slug\n    title\n    id\n  }\n  ...InboxLines_group\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment ToldKinds_viewer on Viewer {\n  notificationPreferences {\n    kind\n    channel\n    on\n  }\n}\n"
  }
};

export default node;
