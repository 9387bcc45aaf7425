/**
 * @generated SignedSource<<39be2f05f40bcf107afd0598a2b4ab37>>
 * @relayHash 461e51179c184964eb20df8fc16db20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 461e51179c184964eb20df8fc16db20b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "461e51179c184964eb20df8fc16db20b",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": "query SettingsPageQuery {\n  ...ScreenTitle_query\n  site {\n    name\n    signIn {\n      codeBy\n    }\n    id\n  }\n  viewer {\n    user {\n      __typename\n      id\n    }\n    ...ProfileForm_viewer\n    ...EmailSettings_viewer\n    ...SessionList_viewer\n    ...DeleteAccount_viewer\n    id\n  }\n}\n\nfragment DeleteAccount_viewer on Viewer {\n  canOwnSite\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n\nfragment ProfileForm_viewer on Viewer {\n  user {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SessionList_viewer on Viewer {\n  sessions {\n    id\n    device\n    isCurrent\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  device\n  lastUsedAt\n  createdAt\n}\n"
  }
};

export default node;
