/**
 * @generated SignedSource<<3dbd0ede5ab0982c2973f015aeb530f1>>
 * @relayHash 66577bc2d61311f23c8dcc69334e10d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66577bc2d61311f23c8dcc69334e10d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66577bc2d61311f23c8dcc69334e10d6",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": "query InvitationPageQuery(\n  $token: String!\n) {\n  ...ScreenTitle_query\n  site {\n    name\n    id\n  }\n  viewer {\n    ...JoinCard_viewer\n  }\n  invitation(token: $token) {\n    ...JoinCard_invitation\n  }\n}\n\nfragment JoinCard_invitation on InvitationPreview {\n  name\n  email\n  role\n  needsName\n}\n\nfragment JoinCard_viewer on Viewer {\n  user {\n    name\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n"
  }
};

export default node;
