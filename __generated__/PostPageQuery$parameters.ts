/**
 * @generated SignedSource<<4b90becdf2a1cce412025b4a03fb2287>>
 * @relayHash e880a6c0596cc453cb4c8092b8d2ecdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e880a6c0596cc453cb4c8092b8d2ecdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e880a6c0596cc453cb4c8092b8d2ecdc",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": "query PostPageQuery {\n  ...ScreenTitle_query\n  ...PostForm_query\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n  }\n}\n\nfragment PostForm_query on Query {\n  viewer {\n    canPost\n  }\n  site {\n    boards {\n      id\n      slug\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    id\n  }\n}\n"
  }
};

export default node;
