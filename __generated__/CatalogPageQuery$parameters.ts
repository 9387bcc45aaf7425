/**
 * @generated SignedSource<<af77ce3a08321217781ba32e54ff2187>>
 * @relayHash 7094f49ca4d1c2f414c53372d0691920
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7094f49ca4d1c2f414c53372d0691920

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CatalogPageQuery } from './CatalogPageQuery.graphql';

const node: PreloadableConcreteRequest<CatalogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7094f49ca4d1c2f414c53372d0691920",
    "metadata": {},
    "name": "CatalogPageQuery",
    "operationKind": "query",
    "text": "query CatalogPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    id\n  }\n  site {\n    ...CatalogSections_site\n    id\n  }\n}\n\nfragment BoardForm_board on Board {\n  id\n  name\n  slug\n  description\n  visibility\n  posting\n  voting\n  commenting\n  template\n}\n\nfragment BoardRow_board on Board {\n  name\n  description\n  visibility\n  totalIdeaCount\n}\n\nfragment BoardsSection_site on Site {\n  boards {\n    id\n    name\n    ...DeleteBoard_boards\n    ...BoardRow_board\n    ...BoardForm_board\n  }\n}\n\nfragment CatalogSections_site on Site {\n  ...FrameNav_site\n  ...BoardsSection_site\n  ...StatusesSection_site\n  ...TagsSection_site\n  ...DeletedLabels_site\n}\n\nfragment DeleteBoard_boards on Board {\n  id\n  name\n  visibility\n  totalIdeaCount\n}\n\nfragment DeleteStatus_statuses on Status {\n  id\n  name\n  category\n  totalIdeaCount\n}\n\nfragment DeleteTag_tags on Tag {\n  id\n  name\n  totalIdeaCount\n}\n\nfragment DeletedLabels_site on Site {\n  deletedLabels {\n    labelId\n    kind\n    name\n    into\n    ideaCount\n    deletedAt\n    deletedBy {\n      name\n      id\n    }\n  }\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  logoDark\n  openIdeaCount\n  boards {\n    slug\n    name\n    openIdeaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment StatusForm_status on Status {\n  id\n  name\n  description\n  category\n  color\n}\n\nfragment StatusRow_status on Status {\n  id\n  name\n  description\n  category\n  color\n  onRoadmap\n  totalIdeaCount\n}\n\nfragment StatusesSection_site on Site {\n  statuses {\n    id\n    name\n    ...DeleteStatus_statuses\n    ...StatusRow_status\n    ...StatusForm_status\n  }\n}\n\nfragment TagForm_tag on Tag {\n  id\n  name\n  description\n  color\n  visibility\n}\n\nfragment TagList_tags on Tag {\n  id\n  name\n  ...TagRow_tag\n  ...TagForm_tag\n}\n\nfragment TagRow_tag on Tag {\n  name\n  description\n  color\n  visibility\n  totalIdeaCount\n}\n\nfragment TagsSection_site on Site {\n  tags {\n    ...DeleteTag_tags\n    ...TagList_tags\n    id\n  }\n}\n"
  }
};

export default node;
