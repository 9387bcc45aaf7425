/**
 * @generated SignedSource<<c4ca5e5747ac02a7fcc06d3f6e273318>>
 * @relayHash 7094f49ca4d1c2f414c53372d0691920
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7094f49ca4d1c2f414c53372d0691920

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogPageQuery$variables = Record<PropertyKey, never>;
export type CatalogPageQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"CatalogSections_site">;
  } | null | undefined;
  readonly viewer: {
    readonly canManageSite: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ScreenTitle_query">;
};
export type CatalogPageQuery = {
  response: CatalogPageQuery$data;
  variables: CatalogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canManageSite",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openIdeaCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalIdeaCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ideaCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CatalogPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ScreenTitle_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CatalogSections_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CatalogPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accentColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logo",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoDark",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "posting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commenting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "onRoadmap",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeletedLabel",
            "kind": "LinkedField",
            "name": "deletedLabels",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labelId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "into",
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deletedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "deletedBy",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canRead",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7094f49ca4d1c2f414c53372d0691920",
    "id": "7094f49ca4d1c2f414c53372d0691920",
    "metadata": {},
    "name": "CatalogPageQuery",
    "operationKind": "query",
    "text": "query CatalogPageQuery {\n  ...ScreenTitle_query\n  viewer {\n    canManageSite\n    id\n  }\n  site {\n    ...CatalogSections_site\n    id\n  }\n}\n\nfragment BoardForm_board on Board {\n  id\n  name\n  slug\n  description\n  visibility\n  posting\n  voting\n  commenting\n  template\n}\n\nfragment BoardRow_board on Board {\n  name\n  description\n  visibility\n  totalIdeaCount\n}\n\nfragment BoardsSection_site on Site {\n  boards {\n    id\n    name\n    ...DeleteBoard_boards\n    ...BoardRow_board\n    ...BoardForm_board\n  }\n}\n\nfragment CatalogSections_site on Site {\n  ...FrameNav_site\n  ...BoardsSection_site\n  ...StatusesSection_site\n  ...TagsSection_site\n  ...DeletedLabels_site\n}\n\nfragment DeleteBoard_boards on Board {\n  id\n  name\n  visibility\n  totalIdeaCount\n}\n\nfragment DeleteStatus_statuses on Status {\n  id\n  name\n  category\n  totalIdeaCount\n}\n\nfragment DeleteTag_tags on Tag {\n  id\n  name\n  totalIdeaCount\n}\n\nfragment DeletedLabels_site on Site {\n  deletedLabels {\n    labelId\n    kind\n    name\n    into\n    ideaCount\n    deletedAt\n    deletedBy {\n      name\n      id\n    }\n  }\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  logoDark\n  openIdeaCount\n  boards {\n    slug\n    name\n    openIdeaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment StatusForm_status on Status {\n  id\n  name\n  description\n  category\n  color\n}\n\nfragment StatusRow_status on Status {\n  id\n  name\n  description\n  category\n  color\n  onRoadmap\n  totalIdeaCount\n}\n\nfragment StatusesSection_site on Site {\n  statuses {\n    id\n    name\n    ...DeleteStatus_statuses\n    ...StatusRow_status\n    ...StatusForm_status\n  }\n}\n\nfragment TagForm_tag on Tag {\n  id\n  name\n  description\n  color\n  visibility\n}\n\nfragment TagList_tags on Tag {\n  id\n  name\n  ...TagRow_tag\n  ...TagForm_tag\n}\n\nfragment TagRow_tag on Tag {\n  name\n  description\n  color\n  visibility\n  totalIdeaCount\n}\n\nfragment TagsSection_site on Site {\n  tags {\n    ...DeleteTag_tags\n    ...TagList_tags\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "894b96eedb9343716dac6448a417fd11";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
