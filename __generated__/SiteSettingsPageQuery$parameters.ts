/**
 * @generated SignedSource<<25712dd040ebf71a116f9411eedc6e56>>
 * @relayHash 79d280120618fa8df24411f1697e192f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79d280120618fa8df24411f1697e192f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteSettingsPageQuery } from './SiteSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79d280120618fa8df24411f1697e192f",
    "metadata": {},
    "name": "SiteSettingsPageQuery",
    "operationKind": "query",
    "text": "query SiteSettingsPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    id\n  }\n  site {\n    ...SettingsSections_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment BoardSetting_board on Board {\n  id\n  name\n  visibility\n  ideaCount\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SettingsSections_site on Site {\n  visibility\n  boards {\n    id\n    ...BoardSetting_board\n  }\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n}\n"
  }
};

export default node;
