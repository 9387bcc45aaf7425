/**
 * @generated SignedSource<<69849053b1b6834a668842c1a520ae00>>
 * @relayHash 822c5361815b0e761646f7aacc83c549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 822c5361815b0e761646f7aacc83c549

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "822c5361815b0e761646f7aacc83c549",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": "query FrameQuery {\n  site {\n    accentColor\n    ...FrameNav_site\n    ...FrameTabBar_site\n    id\n  }\n  viewer {\n    ...AccountMenu_viewer\n  }\n}\n\nfragment AccountMenu_viewer on Viewer {\n  user {\n    name\n    avatar\n    id\n  }\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  ideaCount\n  boards {\n    slug\n    name\n    ideaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n\nfragment FrameTabBar_site on Site {\n  statuses {\n    slug\n    name\n    category\n    id\n  }\n}\n"
  }
};

export default node;
