/**
 * @generated SignedSource<<2591199672465a70c2803493ff56d651>>
 * @relayHash d4276a11948bdc90600e526bb4495a9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4276a11948bdc90600e526bb4495a9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4276a11948bdc90600e526bb4495a9b",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": "query SignInPageQuery {\n  ...ScreenTitle_query\n  ...SignInForm_query\n  site {\n    name\n    tagline\n    logo\n    id\n  }\n  viewer {\n    user {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signUp\n    signIn {\n      codeBy\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n"
  }
};

export default node;
