/**
 * @generated SignedSource<<17bfbb9a94f8e0605898b4d6b1208702>>
 * @relayHash d8fef02819e8dd2f3a85cb1031739ec2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8fef02819e8dd2f3a85cb1031739ec2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8fef02819e8dd2f3a85cb1031739ec2",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": "query SettingsPageQuery {\n  ...ScreenTitle_query\n  site {\n    name\n    signIn {\n      codeBy\n    }\n    id\n  }\n  viewer {\n    user {\n      __typename\n      id\n    }\n    ...ProfileForm_viewer\n    ...EmailSettings_viewer\n    ...SessionList_viewer\n    ...DeleteAccount_viewer\n  }\n}\n\nfragment DeleteAccount_viewer on Viewer {\n  canOwnSite\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n\nfragment ProfileForm_viewer on Viewer {\n  user {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n\nfragment SessionList_viewer on Viewer {\n  sessions {\n    id\n    device\n    isCurrent\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  device\n  lastUsedAt\n  createdAt\n}\n"
  }
};

export default node;
