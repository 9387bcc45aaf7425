/**
 * @generated SignedSource<<f775b7d26c05c7c2eb0c80f243fa7f60>>
 * @relayHash 906cb590fd37061307ee794c3f9009a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 906cb590fd37061307ee794c3f9009a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "906cb590fd37061307ee794c3f9009a9",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": "query PostPageQuery {\n  ...ScreenTitle_query\n  ...PostForm_query\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n  }\n}\n\nfragment PostForm_query on Query {\n  formGuard\n  viewer {\n    canPost\n    id\n  }\n  site {\n    boards {\n      id\n      slug\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n}\n"
  }
};

export default node;
