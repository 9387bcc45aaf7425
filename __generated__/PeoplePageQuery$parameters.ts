/**
 * @generated SignedSource<<b10d2ff7221815fe67af52fa99257349>>
 * @relayHash 36fdf68ceecc29aa2c93a9295606442d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36fdf68ceecc29aa2c93a9295606442d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeoplePageQuery } from './PeoplePageQuery.graphql';

const node: PreloadableConcreteRequest<PeoplePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36fdf68ceecc29aa2c93a9295606442d",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": "query PeoplePageQuery(\n  $search: String\n  $role: Role\n  $banned: Boolean\n  $trusted: Boolean\n  $segment: String\n) {\n  ...ScreenTitle_query\n  viewer {\n    canManagePeople\n    id\n  }\n  ...Members_query_37EmfE\n  ...Invitations_query\n}\n\nfragment InvitationFacts_invitation on Invitation {\n  role\n  expiresAt\n  invitedBy {\n    name\n    id\n  }\n}\n\nfragment InvitationList_query on Query {\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n  invitations(first: 5) {\n    edges {\n      node {\n        id\n        ...InvitationRow_invitation\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment InvitationRow_invitation on Invitation {\n  id\n  email\n  name\n  role\n  viewerCanResend\n  viewerCanCopyLink\n  viewerCanRevoke\n  ...InvitationFacts_invitation\n}\n\nfragment Invitations_query on Query {\n  ...InviteForm_query\n  ...InvitationList_query\n}\n\nfragment InviteForm_query on Query {\n  viewer {\n    assignableRoles\n    id\n  }\n  site {\n    signIn {\n      codeBy\n    }\n    id\n  }\n}\n\nfragment MemberList_query_37EmfE on Query {\n  people(first: 20, search: $search, role: $role, banned: $banned, trusted: $trusted, segment: $segment) {\n    edges {\n      node {\n        id\n        ...MemberRow_user\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  viewer {\n    ...MemberRow_viewer\n    id\n  }\n}\n\nfragment MemberRow_user on User {\n  id\n  name\n  avatar\n  email\n  role\n  banned\n  trusted\n  segment\n  viewerAssignableRoles\n  viewerCanBan\n}\n\nfragment MemberRow_viewer on Viewer {\n  canOwnSite\n  user {\n    id\n  }\n}\n\nfragment Members_query_37EmfE on Query {\n  ...PeopleFilters_query\n  ...MemberList_query_37EmfE\n}\n\nfragment PeopleFilters_query on Query {\n  ...SegmentFilter_query\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SegmentFilter_query on Query {\n  segments\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};

export default node;
