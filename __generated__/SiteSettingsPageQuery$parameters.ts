/**
 * @generated SignedSource<<d36e809f6c4256e91cf1b9cb4b8f2703>>
 * @relayHash e3919b9b2b4b733000da570c135406e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3919b9b2b4b733000da570c135406e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteSettingsPageQuery } from './SiteSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3919b9b2b4b733000da570c135406e5",
    "metadata": {},
    "name": "SiteSettingsPageQuery",
    "operationKind": "query",
    "text": "query SiteSettingsPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    id\n  }\n  site {\n    ...SettingsSections_site\n    ...NotificationDefaults_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment NotificationDefaults_site on Site {\n  notificationDefaults {\n    kind\n    channel\n    on\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n"
  }
};

export default node;
