/**
 * @generated SignedSource<<7f3b448c63b891418da3ab1ee3f46db2>>
 * @relayHash 61393a6db697a2196d18997c683f78bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61393a6db697a2196d18997c683f78bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteSettingsPageQuery } from './SiteSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61393a6db697a2196d18997c683f78bb",
    "metadata": {},
    "name": "SiteSettingsPageQuery",
    "operationKind": "query",
    "text": "query SiteSettingsPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    canOwnSite\n    id\n  }\n  site {\n    ...SettingsSections_site\n    ...NotificationDefaults_site\n    ...DeleteSite_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment DeleteSite_site on Site {\n  name\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment LanguageSettings_site on Site {\n  locale\n}\n\nfragment LetterSettings_site on Site {\n  imprint\n}\n\nfragment ListSettings_site on Site {\n  defaultSort\n  hidesCounts\n}\n\nfragment LookSettings_site on Site {\n  logo\n  logoDark\n  favicon\n  accentColor\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment NotificationDefaults_site on Site {\n  notificationDefaults {\n    kind\n    channel\n    on\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SettingsSections_site on Site {\n  ...GeneralSettings_site\n  ...LanguageSettings_site\n  ...LookSettings_site\n  ...WelcomeSettings_site\n  ...ListSettings_site\n  ...AccessSettings_site\n  ...SignInSettings_site\n  ...ModerationSettings_site\n  ...LetterSettings_site\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment SignInSettings_site on Site {\n  emailDomains\n  signInOff\n  signInSetUp {\n    id\n    name\n  }\n}\n\nfragment WelcomeSettings_site on Site {\n  welcome\n  links {\n    label\n    url\n  }\n}\n"
  }
};

export default node;
