/**
 * @generated SignedSource<<affda29495bbc6e98036f894660749e1>>
 * @relayHash b5fb5aa7aed6c213ff961b2b33f5e0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5fb5aa7aed6c213ff961b2b33f5e0cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5fb5aa7aed6c213ff961b2b33f5e0cf",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": "query SettingsPageQuery {\n  ...ScreenTitle_query\n  site {\n    name\n    signIn {\n      codeBy\n    }\n    id\n  }\n  viewer {\n    user {\n      __typename\n      id\n    }\n    ...ProfileForm_viewer\n    ...EmailSettings_viewer\n    ...NotificationSettings_viewer\n    ...ProviderLinks_viewer\n    ...SessionList_viewer\n    ...DeleteAccount_viewer\n    id\n  }\n}\n\nfragment CadenceChoice_viewer on Viewer {\n  mailCadence\n  mailTimeZone\n}\n\nfragment ChangelogSubscription_viewer on Viewer {\n  isSubscribedToChangelog\n}\n\nfragment DeleteAccount_viewer on Viewer {\n  canOwnSite\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment MutedIdeas_viewer on Viewer {\n  mutedIdeas {\n    id\n    title\n    viewerHasMuted\n    ...IdeaLink_idea\n  }\n}\n\nfragment NotificationSettings_viewer on Viewer {\n  notificationPreferences {\n    kind\n    channel\n    on\n  }\n  pushKey\n  ...PushSettings_viewer\n  ...StoppedMail_viewer\n  ...ChangelogSubscription_viewer\n  ...CadenceChoice_viewer\n  ...PauseChoice_viewer\n  ...MutedIdeas_viewer\n}\n\nfragment PauseChoice_viewer on Viewer {\n  notificationsPausedUntil\n}\n\nfragment ProfileForm_viewer on Viewer {\n  user {\n    id\n    name\n  }\n}\n\nfragment ProviderLinkRow_link on ProviderLink {\n  id\n  name\n  createdAt\n  unlinkedAt\n  viewerCanUnlink\n}\n\nfragment ProviderLinks_viewer on Viewer {\n  providerLinks {\n    id\n    ...ProviderLinkRow_link\n  }\n}\n\nfragment PushSettings_viewer on Viewer {\n  sessions {\n    device\n    isCurrent\n    hearsByPush\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SessionList_viewer on Viewer {\n  sessions {\n    id\n    device\n    isCurrent\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  device\n  lastUsedAt\n  createdAt\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment StoppedMail_viewer on Viewer {\n  hasStoppedMail\n}\n"
  }
};

export default node;
