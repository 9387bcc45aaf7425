/**
 * @generated SignedSource<<1c605db4a8127d3f13c08fe67aabe2b4>>
 * @relayHash 530986887f13589ca25f3707757e996c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 530986887f13589ca25f3707757e996c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagVisibility = "PUBLIC" | "TEAM" | "%future added value";
export type tagActsCreateMutation$variables = {
  clientMutationId?: string | null | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  name: string;
  visibility?: TagVisibility | null | undefined;
};
export type tagActsCreateMutation$data = {
  readonly createTag: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"CatalogSections_site">;
    } | null | undefined;
  } | null | undefined;
};
export type tagActsCreateMutation = {
  response: tagActsCreateMutation$data;
  variables: tagActsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "color"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v5 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "color",
    "variableName": "color"
  },
  {
    "kind": "Variable",
    "name": "description",
    "variableName": "description"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "visibility",
    "variableName": "visibility"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserErrorParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openIdeaCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalIdeaCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ideaCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "tagActsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CreateTagPayload",
        "kind": "LinkedField",
        "name": "createTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": (v7/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
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
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "tagActsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CreateTagPayload",
        "kind": "LinkedField",
        "name": "createTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v7/*:: as any*/),
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
              (v6/*:: as any*/),
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
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Board",
                "kind": "LinkedField",
                "name": "boards",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v6/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v11/*:: as any*/)
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
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "into",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "530986887f13589ca25f3707757e996c",
    "id": "530986887f13589ca25f3707757e996c",
    "metadata": {},
    "name": "tagActsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation tagActsCreateMutation(\n  $name: String!\n  $description: String\n  $visibility: TagVisibility\n  $color: String\n  $clientMutationId: String\n) {\n  createTag(name: $name, description: $description, visibility: $visibility, color: $color, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    site {\n      ...CatalogSections_site\n      id\n    }\n  }\n}\n\nfragment BoardForm_board on Board {\n  id\n  name\n  slug\n  description\n  visibility\n  posting\n  voting\n  commenting\n  template\n}\n\nfragment BoardRow_board on Board {\n  name\n  description\n  visibility\n  totalIdeaCount\n}\n\nfragment BoardsSection_site on Site {\n  boards {\n    id\n    name\n    ...DeleteBoard_boards\n    ...BoardRow_board\n    ...BoardForm_board\n  }\n}\n\nfragment CatalogSections_site on Site {\n  ...FrameNav_site\n  ...BoardsSection_site\n  ...StatusesSection_site\n  ...TagsSection_site\n  ...DeletedLabels_site\n}\n\nfragment DeleteBoard_boards on Board {\n  id\n  name\n  visibility\n  totalIdeaCount\n}\n\nfragment DeleteStatus_statuses on Status {\n  id\n  name\n  category\n  totalIdeaCount\n}\n\nfragment DeleteTag_tags on Tag {\n  id\n  name\n  totalIdeaCount\n}\n\nfragment DeletedLabels_site on Site {\n  deletedLabels {\n    labelId\n    kind\n    name\n    into\n    ideaCount\n    deletedAt\n    deletedBy {\n      name\n      id\n    }\n  }\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  logoDark\n  openIdeaCount\n  boards {\n    slug\n    name\n    openIdeaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n\nfragment StatusForm_status on Status {\n  id\n  name\n  description\n  category\n  color\n}\n\nfragment StatusRow_status on Status {\n  id\n  name\n  description\n  category\n  color\n  onRoadmap\n  totalIdeaCount\n}\n\nfragment StatusesSection_site on Site {\n  statuses {\n    id\n    name\n    ...DeleteStatus_statuses\n    ...StatusRow_status\n    ...StatusForm_status\n  }\n}\n\nfragment TagForm_tag on Tag {\n  id\n  name\n  description\n  color\n  visibility\n}\n\nfragment TagList_tags on Tag {\n  id\n  name\n  ...TagRow_tag\n  ...TagForm_tag\n}\n\nfragment TagRow_tag on Tag {\n  name\n  description\n  color\n  visibility\n  totalIdeaCount\n}\n\nfragment TagsSection_site on Site {\n  tags {\n    ...DeleteTag_tags\n    ...TagList_tags\n    id\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "d13ae2b23fe6455f4dc01277702467fb";

export default node;
