/**
 * @generated SignedSource<<2e694a2aedd040d5e2ea355279bdabb1>>
 * @relayHash dd7aa24f606c0ddd98f61624702d174d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd7aa24f606c0ddd98f61624702d174d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd7aa24f606c0ddd98f61624702d174d",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": "query WelcomePageQuery {\n  ...ScreenTitle_query\n  site {\n    __typename\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};

export default node;
