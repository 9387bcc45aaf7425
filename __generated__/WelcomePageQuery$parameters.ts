/**
 * @generated SignedSource<<c6ed40fa6a4dfb390f0e20bbc8fc7020>>
 * @relayHash ce2bd5659a026badcdba24b14bbcb561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2bd5659a026badcdba24b14bbcb561

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2bd5659a026badcdba24b14bbcb561",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": "query WelcomePageQuery {\n  ...ScreenTitle_query\n  site {\n    name\n    signIn {\n      codeBy\n    }\n    id\n  }\n  viewer {\n    user {\n      __typename\n      id\n    }\n    email\n    ...EmailSettings_viewer\n    id\n  }\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n"
  }
};

export default node;
