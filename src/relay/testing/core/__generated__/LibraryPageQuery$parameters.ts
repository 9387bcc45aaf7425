/**
 * @generated SignedSource<<7a56cc68e0b230e2e414b07ae080d8f1>>
 * @relayHash bb441ac5f5eebbc66038b2eef949a835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb441ac5f5eebbc66038b2eef949a835

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb441ac5f5eebbc66038b2eef949a835",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": "query LibraryPageQuery(\n  $id: ID!\n) {\n  book(id: $id) {\n    title\n    ...LibraryPage_summary\n    id\n  }\n}\n\nfragment LibraryPage_summary on Book {\n  summary\n}\n"
  }
};

export default node;
