/**
 * @generated SignedSource<<3651ebc7bfc34a6862e53e713d52402f>>
 * @relayHash 14e90febce9d95ead1f9ced3daa2087d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14e90febce9d95ead1f9ced3daa2087d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14e90febce9d95ead1f9ced3daa2087d",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": "query PostPageQuery {\n  ...ScreenTitle_query\n  ...PostForm_query\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n  }\n}\n\nfragment PostForm_query on Query {\n  formGuard\n  viewer {\n    canPost\n  }\n  site {\n    boards {\n      id\n      slug\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n  viewer {\n    canRead\n  }\n}\n"
  }
};

export default node;
