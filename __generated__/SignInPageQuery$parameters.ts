/**
 * @generated SignedSource<<f66b78305a8386db911381916df0a9ab>>
 * @relayHash e3c30b25318a406b1e4c54b6e103ab05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3c30b25318a406b1e4c54b6e103ab05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3c30b25318a406b1e4c54b6e103ab05",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": "query SignInPageQuery {\n  ...ScreenTitle_query\n  ...SignInForm_query\n  site {\n    name\n    tagline\n    logo\n    logoDark\n    id\n  }\n  viewer {\n    user {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signUp\n    signIn {\n      codeBy\n      code\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n"
  }
};

export default node;
