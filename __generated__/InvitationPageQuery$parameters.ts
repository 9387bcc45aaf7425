/**
 * @generated SignedSource<<6fc91dcafdcf8348a3c5e97d5fc0bfdf>>
 * @relayHash d8f25a9ac4de548c597093773dd4a224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8f25a9ac4de548c597093773dd4a224

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8f25a9ac4de548c597093773dd4a224",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": "query InvitationPageQuery(\n  $token: String!\n) {\n  ...ScreenTitle_query\n  site {\n    name\n    id\n  }\n  viewer {\n    ...JoinCard_viewer\n    id\n  }\n  invitation(token: $token) {\n    ...JoinCard_invitation\n  }\n}\n\nfragment JoinCard_invitation on InvitationPreview {\n  name\n  email\n  role\n  needsName\n}\n\nfragment JoinCard_viewer on Viewer {\n  user {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};

export default node;
