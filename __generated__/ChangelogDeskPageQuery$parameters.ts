/**
 * @generated SignedSource<<f3f8ba95833504c4422642a273651585>>
 * @relayHash c987feca1629b391a5851d10cecb09d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c987feca1629b391a5851d10cecb09d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogDeskPageQuery } from './ChangelogDeskPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogDeskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c987feca1629b391a5851d10cecb09d9",
    "metadata": {},
    "name": "ChangelogDeskPageQuery",
    "operationKind": "query",
    "text": "query ChangelogDeskPageQuery(\n  $state: ChangelogState!\n) {\n  ...ScreenTitle_query\n  changelogDesk {\n    ...DeskTabs_desk\n  }\n  ...DeskList_query_2HEoAY\n}\n\nfragment DeskList_query_2HEoAY on Query {\n  changelogDesk {\n    entries(state: $state, first: 20) {\n      edges {\n        node {\n          id\n          ...DeskRow_entry\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment DeskRow_entry on ChangelogEntry {\n  id\n  title\n  state\n  publishAt\n  publishedAt\n  updatedAt\n  ideas {\n    __typename\n    id\n  }\n  ...EntryLabels_entry\n}\n\nfragment DeskTabs_desk on ChangelogDesk {\n  draftCount\n  scheduledCount\n  publishedCount\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};

export default node;
