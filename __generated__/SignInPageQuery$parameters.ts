/**
 * @generated SignedSource<<d265ad404cedd558004b4dc88916a019>>
 * @relayHash 25a95223221602c7e110ab2fcb8f511e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a95223221602c7e110ab2fcb8f511e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25a95223221602c7e110ab2fcb8f511e",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": "query SignInPageQuery {\n  ...ScreenTitle_query\n  ...SignInForm_query\n  site {\n    name\n    tagline\n    logo\n    id\n  }\n  viewer {\n    user {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment ProviderButtons_options on SignInOptions {\n  providers {\n    id\n    name\n    kind\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SignInForm_query on Query {\n  formGuard\n  site {\n    signUp\n    signIn {\n      codeBy\n      ...ProviderButtons_options\n    }\n    id\n  }\n}\n"
  }
};

export default node;
