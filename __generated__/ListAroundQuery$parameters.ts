/**
 * @generated SignedSource<<e45621a422a69e4315d7d823d03246d8>>
 * @relayHash 4ab5ad8a8c4ca0c73357a1a47a8224bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ab5ad8a8c4ca0c73357a1a47a8224bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListAroundQuery } from './ListAroundQuery.graphql';

const node: PreloadableConcreteRequest<ListAroundQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ab5ad8a8c4ca0c73357a1a47a8224bf",
    "metadata": {},
    "name": "ListAroundQuery",
    "operationKind": "query",
    "text": "query ListAroundQuery {\n  ...FilterBar_query\n  ...RisingIdeas_query\n  ...ShippedIdeas_query\n}\n\nfragment ActiveFilters_query on Query {\n  site {\n    statuses {\n      slug\n      name\n      id\n    }\n    tags {\n      slug\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment FilterBar_query on Query {\n  ...ActiveFilters_query\n  ...FilterChoices_query\n}\n\nfragment FilterChoices_query on Query {\n  viewer {\n    user {\n      id\n    }\n  }\n  site {\n    boards {\n      slug\n      name\n      id\n    }\n    statuses {\n      slug\n      name\n      category\n      color\n      id\n    }\n    ...TagFilters_site\n    id\n  }\n}\n\nfragment RisingIdeas_query on Query {\n  rising: ideas(first: 10, sort: TRENDING) {\n    edges {\n      node {\n        id\n        number\n        slug\n        title\n        recentVoteCount\n      }\n    }\n  }\n}\n\nfragment ShippedIdeas_query on Query {\n  shipped: ideas(first: 3, sort: ACTIVE, filter: {statuses: [\"shipped\"]}) {\n    edges {\n      node {\n        id\n        number\n        slug\n        title\n      }\n    }\n  }\n}\n\nfragment TagFilters_site on Site {\n  tags {\n    id\n    slug\n    name\n  }\n}\n"
  }
};

export default node;
