/**
 * @generated SignedSource<<9b1ab132ee996057e6aeb4654efe9462>>
 * @relayHash 474c38095d7a22b66014a9f10d9cca76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 474c38095d7a22b66014a9f10d9cca76

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogSectionsTestQuery$variables = Record<PropertyKey, never>;
export type CatalogSectionsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"CatalogSections_site">;
  } | null | undefined;
};
export type CatalogSectionsTestQuery = {
  response: CatalogSectionsTestQuery$data;
  variables: CatalogSectionsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openIdeaCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalIdeaCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ideaCount",
  "storageKey": null
},
v9 = {
  "enumValues": [
    "MEMBERS",
    "TEAM"
  ],
  "nullable": false,
  "plural": false,
  "type": "Participants"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v13 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogSectionsTestQuery",
    "selections": [
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
    "name": "CatalogSectionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "logo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoDark",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "boards",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
              (v3/*:: as any*/),
              (v0/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v4/*:: as any*/)
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "into",
                "storageKey": null
              },
              (v8/*:: as any*/),
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
                  (v0/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "474c38095d7a22b66014a9f10d9cca76",
    "id": "474c38095d7a22b66014a9f10d9cca76",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.boards": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Board"
        },
        "site.boards.commenting": (v9/*:: as any*/),
        "site.boards.description": (v10/*:: as any*/),
        "site.boards.id": (v11/*:: as any*/),
        "site.boards.name": (v10/*:: as any*/),
        "site.boards.openIdeaCount": (v12/*:: as any*/),
        "site.boards.posting": (v9/*:: as any*/),
        "site.boards.slug": (v10/*:: as any*/),
        "site.boards.template": (v10/*:: as any*/),
        "site.boards.totalIdeaCount": (v12/*:: as any*/),
        "site.boards.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Visibility"
        },
        "site.boards.voting": {
          "enumValues": [
            "EVERYONE",
            "MEMBERS",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "Voters"
        },
        "site.deletedLabels": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DeletedLabel"
        },
        "site.deletedLabels.deletedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "site.deletedLabels.deletedBy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "site.deletedLabels.deletedBy.id": (v11/*:: as any*/),
        "site.deletedLabels.deletedBy.name": (v10/*:: as any*/),
        "site.deletedLabels.ideaCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "site.deletedLabels.into": (v13/*:: as any*/),
        "site.deletedLabels.kind": {
          "enumValues": [
            "BOARD",
            "STATUS",
            "TAG"
          ],
          "nullable": false,
          "plural": false,
          "type": "LabelKind"
        },
        "site.deletedLabels.labelId": (v11/*:: as any*/),
        "site.deletedLabels.name": (v10/*:: as any*/),
        "site.id": (v11/*:: as any*/),
        "site.logo": (v13/*:: as any*/),
        "site.logoDark": (v13/*:: as any*/),
        "site.name": (v10/*:: as any*/),
        "site.openIdeaCount": (v12/*:: as any*/),
        "site.statuses": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Status"
        },
        "site.statuses.category": {
          "enumValues": [
            "CLOSED",
            "DECLINED",
            "OPEN",
            "PLANNED",
            "SHIPPED",
            "STARTED"
          ],
          "nullable": false,
          "plural": false,
          "type": "StatusCategory"
        },
        "site.statuses.color": (v13/*:: as any*/),
        "site.statuses.description": (v10/*:: as any*/),
        "site.statuses.id": (v11/*:: as any*/),
        "site.statuses.ideaCount": (v12/*:: as any*/),
        "site.statuses.name": (v10/*:: as any*/),
        "site.statuses.onRoadmap": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "site.statuses.slug": (v10/*:: as any*/),
        "site.statuses.totalIdeaCount": (v12/*:: as any*/),
        "site.tagline": (v10/*:: as any*/),
        "site.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tag"
        },
        "site.tags.color": (v13/*:: as any*/),
        "site.tags.description": (v10/*:: as any*/),
        "site.tags.id": (v11/*:: as any*/),
        "site.tags.name": (v10/*:: as any*/),
        "site.tags.totalIdeaCount": (v12/*:: as any*/),
        "site.tags.visibility": {
          "enumValues": [
            "PUBLIC",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "TagVisibility"
        }
      }
    },
    "name": "CatalogSectionsTestQuery",
    "operationKind": "query",
    "text": "query CatalogSectionsTestQuery {\n  site {\n    ...CatalogSections_site\n    id\n  }\n}\n\nfragment BoardForm_board on Board {\n  id\n  name\n  slug\n  description\n  visibility\n  posting\n  voting\n  commenting\n  template\n}\n\nfragment BoardRow_board on Board {\n  name\n  description\n  visibility\n  totalIdeaCount\n}\n\nfragment BoardsSection_site on Site {\n  boards {\n    id\n    name\n    ...DeleteBoard_boards\n    ...BoardRow_board\n    ...BoardForm_board\n  }\n}\n\nfragment CatalogSections_site on Site {\n  ...FrameNav_site\n  ...BoardsSection_site\n  ...StatusesSection_site\n  ...TagsSection_site\n  ...DeletedLabels_site\n}\n\nfragment DeleteBoard_boards on Board {\n  id\n  name\n  visibility\n  totalIdeaCount\n}\n\nfragment DeleteStatus_statuses on Status {\n  id\n  name\n  category\n  totalIdeaCount\n}\n\nfragment DeleteTag_tags on Tag {\n  id\n  name\n  totalIdeaCount\n}\n\nfragment DeletedLabels_site on Site {\n  deletedLabels {\n    labelId\n    kind\n    name\n    into\n    ideaCount\n    deletedAt\n    deletedBy {\n      name\n      id\n    }\n  }\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  logoDark\n  openIdeaCount\n  boards {\n    slug\n    name\n    openIdeaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n\nfragment StatusForm_status on Status {\n  id\n  name\n  description\n  category\n  color\n}\n\nfragment StatusRow_status on Status {\n  id\n  name\n  description\n  category\n  color\n  onRoadmap\n  totalIdeaCount\n}\n\nfragment StatusesSection_site on Site {\n  statuses {\n    id\n    name\n    ...DeleteStatus_statuses\n    ...StatusRow_status\n    ...StatusForm_status\n  }\n}\n\nfragment TagForm_tag on Tag {\n  id\n  name\n  description\n  color\n  visibility\n}\n\nfragment TagList_tags on Tag {\n  id\n  name\n  ...TagRow_tag\n  ...TagForm_tag\n}\n\nfragment TagRow_tag on Tag {\n  name\n  description\n  color\n  visibility\n  totalIdeaCount\n}\n\nfragment TagsSection_site on Site {\n  tags {\n    ...DeleteTag_tags\n    ...TagList_tags\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a0a042d57a81ff863d0dc4fffd17cec6";

export default node;
