/**
 * @generated SignedSource<<d6e74c38d3d0c748785453934a866170>>
 * @relayHash 71d6c9374c6df913ea790e894a3b5663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71d6c9374c6df913ea790e894a3b5663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71d6c9374c6df913ea790e894a3b5663",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": "query PostPageQuery {\n  ...ScreenTitle_query\n  ...PostForm_query\n}\n\nfragment BoardChoice_site on Site {\n  boards {\n    id\n    name\n    description\n    takesPosts\n  }\n}\n\nfragment PostForm_query on Query {\n  formGuard\n  viewer {\n    canPost\n    id\n  }\n  site {\n    boards {\n      id\n      slug\n      takesPosts\n      template\n    }\n    ...BoardChoice_site\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};

export default node;
