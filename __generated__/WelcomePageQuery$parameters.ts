/**
 * @generated SignedSource<<db5ea6f2408db32628da220bd54237eb>>
 * @relayHash 08a9b00f388d9e1c26fbe0b86a22fc0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08a9b00f388d9e1c26fbe0b86a22fc0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08a9b00f388d9e1c26fbe0b86a22fc0e",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": "query WelcomePageQuery {\n  ...ScreenTitle_query\n  ideasBeforeSite\n  site {\n    name\n    signIn {\n      codeBy\n    }\n    id\n  }\n  viewer {\n    user {\n      __typename\n      id\n    }\n    email\n    ...EmailSettings_viewer\n    id\n  }\n}\n\nfragment EmailSettings_viewer on Viewer {\n  email\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};

export default node;
