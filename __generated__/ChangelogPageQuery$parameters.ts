/**
 * @generated SignedSource<<e5649d06a19b32011b4c56bc57a332cf>>
 * @relayHash 322a8b12d15f8d42388ebab52c0d860a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 322a8b12d15f8d42388ebab52c0d860a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogPageQuery } from './ChangelogPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "322a8b12d15f8d42388ebab52c0d860a",
    "metadata": {},
    "name": "ChangelogPageQuery",
    "operationKind": "query",
    "text": "query ChangelogPageQuery(\n  $label: ChangelogLabel\n  $after: String\n) {\n  ...ScreenTitle_query\n  ...SubscribeButton_query\n  ...KeptPromises_query\n  ...EarlierEntries_query\n  ...ChangelogData_query_2lh8s0\n  ...ChangelogList_query_2lh8s0\n}\n\nfragment ChangelogData_query_2lh8s0 on Query {\n  site {\n    name\n    id\n  }\n  changelog(first: 10, after: $after, label: $label) {\n    edges {\n      node {\n        slug\n        title\n        excerpt\n        publishedAt\n        id\n      }\n    }\n  }\n}\n\nfragment ChangelogList_query_2lh8s0 on Query {\n  changelog(first: 10, after: $after, label: $label) {\n    edges {\n      node {\n        id\n        ...EntryArticle_entry\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarlierEntries_query on Query {\n  changelogPeriods {\n    year\n    month\n    count\n    after\n  }\n}\n\nfragment EntryArticle_entry on ChangelogEntry {\n  id\n  slug\n  title\n  bodyHtml\n  publishedAt\n  viewerCanEdit\n  ...EntryLabels_entry\n  ...EntryIdeas_entry\n  ...EntryReactions_entry\n}\n\nfragment EntryIdeas_entry on ChangelogEntry {\n  askedCount\n  toldCount\n  ideas {\n    id\n    number\n    slug\n    title\n    voteCount\n    importedVoteCount\n    votesAreHidden\n    viewerHasVoted\n    status {\n      name\n      category\n      color\n      id\n    }\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryReactions_entry on ChangelogEntry {\n  id\n  viewerCanReact\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment KeptPromises_query on Query {\n  keptPromises {\n    shippedCount\n    askedCount\n    toldCount\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment SubscribeButton_query on Query {\n  viewer {\n    canPost\n    isSubscribedToChangelog\n    id\n  }\n  site {\n    visibility\n    id\n  }\n}\n"
  }
};

export default node;
