/**
 * @generated SignedSource<<ed83212e6fd545c9d1aa94a46fff8d22>>
 * @relayHash fa040df73af48120526189e2f3f0e391
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa040df73af48120526189e2f3f0e391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa040df73af48120526189e2f3f0e391",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": "query InvitationPageQuery(\n  $token: String!\n) {\n  ...ScreenTitle_query\n  site {\n    name\n    id\n  }\n  invitation(token: $token) {\n    ...JoinCard_invitation\n  }\n}\n\nfragment JoinCard_invitation on InvitationPreview {\n  name\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};

export default node;
