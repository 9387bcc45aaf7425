/**
 * @generated SignedSource<<26554ec2a0a08571b882f344774bd093>>
 * @relayHash dd380e205d117f95dbd67bd28fc2d094
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd380e205d117f95dbd67bd28fc2d094

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd380e205d117f95dbd67bd28fc2d094",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": "query WelcomePageQuery {\n  ...ScreenTitle_query\n  site {\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};

export default node;
