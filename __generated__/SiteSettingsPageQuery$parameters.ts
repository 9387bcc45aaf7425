/**
 * @generated SignedSource<<f6ab6f4ff9e6a18380628fbc1954353d>>
 * @relayHash a474856c5030a7f3840a8b110a053971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a474856c5030a7f3840a8b110a053971

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteSettingsPageQuery } from './SiteSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a474856c5030a7f3840a8b110a053971",
    "metadata": {},
    "name": "SiteSettingsPageQuery",
    "operationKind": "query",
    "text": "query SiteSettingsPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n  }\n  site {\n    ...SettingsSections_site\n    id\n  }\n}\n\nfragment AccessSettings_site on Site {\n  visibility\n  signUp\n  guestVoting\n}\n\nfragment BoardSetting_board on Board {\n  id\n  name\n  visibility\n  ideaCount\n}\n\nfragment GeneralSettings_site on Site {\n  name\n  tagline\n}\n\nfragment ModerationSettings_site on Site {\n  moderation\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n\nfragment SettingsSections_site on Site {\n  visibility\n  boards {\n    id\n    ...BoardSetting_board\n  }\n  ...GeneralSettings_site\n  ...AccessSettings_site\n  ...ModerationSettings_site\n}\n"
  }
};

export default node;
