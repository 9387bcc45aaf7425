/**
 * @generated SignedSource<<2c87859f47f25c91bf6428f0e28271e9>>
 * @relayHash 172cc7d381ee16a1af9d0092eb0f9fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 172cc7d381ee16a1af9d0092eb0f9fd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "172cc7d381ee16a1af9d0092eb0f9fd8",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": "query InvitationPageQuery(\n  $token: String!\n) {\n  ...ScreenTitle_query\n  site {\n    name\n    id\n  }\n  viewer {\n    ...JoinCard_viewer\n    id\n  }\n  invitation(token: $token) {\n    ...JoinCard_invitation\n  }\n}\n\nfragment JoinCard_invitation on InvitationPreview {\n  name\n  email\n  role\n  needsName\n}\n\nfragment JoinCard_viewer on Viewer {\n  user {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n"
  }
};

export default node;
