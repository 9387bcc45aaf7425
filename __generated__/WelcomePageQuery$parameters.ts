/**
 * @generated SignedSource<<2ac9f790d0b4f1a949b9ab253c55c1c7>>
 * @relayHash 1f10668cfd0e4dd559464316b67bb0ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f10668cfd0e4dd559464316b67bb0ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f10668cfd0e4dd559464316b67bb0ec",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": "query WelcomePageQuery {\n  ...ScreenTitle_query\n  site {\n    __typename\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n"
  }
};

export default node;
