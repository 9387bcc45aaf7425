/**
 * @generated SignedSource<<ece3b07b599214548469a2e83428b05b>>
 * @relayHash 1ab53577003233b066bf354ab22372bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ab53577003233b066bf354ab22372bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteSettingsPageQuery } from './SiteSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ab53577003233b066bf354ab22372bf",
    "metadata": {},
    "name": "SiteSettingsPageQuery",
    "operationKind": "query",
    "text": "query SiteSettingsPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    id\n  }\n  site {\n    ...SettingsSections_site\n    ...NotificationDefaults_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment LookSettings_site on Site {\n  logo\n  favicon\n  accentColor\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment NotificationDefaults_site on Site {\n  notificationDefaults {\n    kind\n    channel\n    on\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LookSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n"
  }
};

export default node;
