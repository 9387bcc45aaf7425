/**
 * @generated SignedSource<<2d111bf83babf097864223ea3b1ccdbf>>
 * @relayHash d449fa7862c2b40cec4e5ea9671be50e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d449fa7862c2b40cec4e5ea9671be50e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d449fa7862c2b40cec4e5ea9671be50e",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": "query SignInPageQuery {\n  ...ScreenTitle_query\n  ...SignInForm_query\n  site {\n    name\n    tagline\n    logo\n    id\n  }\n  viewer {\n    user {\n      name\n      id\n    }\n  }\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signIn {\n      codeBy\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n"
  }
};

export default node;
