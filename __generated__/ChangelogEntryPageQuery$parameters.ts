/**
 * @generated SignedSource<<519d7e3c5003a427893dba50e21a4ba3>>
 * @relayHash 03a6fc561f177d1f937ae3921bbea784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a6fc561f177d1f937ae3921bbea784

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogEntryPageQuery } from './ChangelogEntryPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogEntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a6fc561f177d1f937ae3921bbea784",
    "metadata": {},
    "name": "ChangelogEntryPageQuery",
    "operationKind": "query",
    "text": "query ChangelogEntryPageQuery(\n  $slug: String!\n) {\n  ...ScreenTitle_query\n  ...SubscribeButton_query\n  ...ChangelogDataEntry_query\n  entry: changelogEntryBySlug(slug: $slug) {\n    slug\n    title\n    excerpt\n    state\n    ...EntryArticle_entry\n    ...ReadEntryOnOpen_entry\n    ...ChangelogDataEntry_entry\n    id\n  }\n}\n\nfragment ChangelogDataEntry_entry on ChangelogEntry {\n  state\n  slug\n  title\n  excerpt\n  publishedAt\n  bodyHtml\n}\n\nfragment ChangelogDataEntry_query on Query {\n  site {\n    name\n    id\n  }\n}\n\nfragment EntryArticle_entry on ChangelogEntry {\n  id\n  slug\n  title\n  bodyHtml\n  publishedAt\n  viewerCanEdit\n  ...EntryLabels_entry\n  ...EntryIdeas_entry\n  ...EntryReactions_entry\n}\n\nfragment EntryIdeas_entry on ChangelogEntry {\n  askedCount\n  toldCount\n  ideas {\n    id\n    number\n    slug\n    title\n    voteCount\n    importedVoteCount\n    votesAreHidden\n    viewerHasVoted\n    status {\n      name\n      category\n      color\n      id\n    }\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryReactions_entry on ChangelogEntry {\n  id\n  viewerCanReact\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReadEntryOnOpen_entry on ChangelogEntry {\n  viewerInboxGroup {\n    ...ReadUnread_group\n    id\n  }\n}\n\nfragment ReadUnread_group on InboxGroup {\n  id\n  unreadCount\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment SubscribeButton_query on Query {\n  viewer {\n    canPost\n    isSubscribedToChangelog\n    id\n  }\n  site {\n    visibility\n    id\n  }\n}\n"
  }
};

export default node;
