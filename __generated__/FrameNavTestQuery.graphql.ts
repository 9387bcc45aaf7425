/**
 * @generated SignedSource<<10009b7c43ee3c89f68f6586331c911d>>
 * @relayHash 66a026846b5d348570d09ddc95699af1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a026846b5d348570d09ddc95699af1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameNavTestQuery$variables = Record<PropertyKey, never>;
export type FrameNavTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"FrameNavMark_site" | "FrameNav_site">;
  } | null | undefined;
};
export type FrameNavTestQuery = {
  response: FrameNavTestQuery$data;
  variables: FrameNavTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v7 = {
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
    "name": "FrameNavTestQuery",
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
            "name": "FrameNav_site"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FrameNavMark_site"
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
    "name": "FrameNavTestQuery",
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
              (v3/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ideaCount",
                "storageKey": null
              },
              (v3/*:: as any*/)
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
    "cacheID": "66a026846b5d348570d09ddc95699af1",
    "id": "66a026846b5d348570d09ddc95699af1",
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
        "site.boards.id": (v4/*:: as any*/),
        "site.boards.name": (v5/*:: as any*/),
        "site.boards.openIdeaCount": (v6/*:: as any*/),
        "site.boards.slug": (v5/*:: as any*/),
        "site.id": (v4/*:: as any*/),
        "site.logo": (v7/*:: as any*/),
        "site.logoDark": (v7/*:: as any*/),
        "site.name": (v5/*:: as any*/),
        "site.openIdeaCount": (v6/*:: as any*/),
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
        "site.statuses.color": (v7/*:: as any*/),
        "site.statuses.id": (v4/*:: as any*/),
        "site.statuses.ideaCount": (v6/*:: as any*/),
        "site.statuses.name": (v5/*:: as any*/),
        "site.statuses.slug": (v5/*:: as any*/),
        "site.tagline": (v5/*:: as any*/)
      }
    },
    "name": "FrameNavTestQuery",
    "operationKind": "query",
    "text": "query FrameNavTestQuery {\n  site {\n    ...FrameNav_site\n    ...FrameNavMark_site\n    id\n  }\n}\n\nfragment FrameNavMark_site on Site {\n  name\n  logo\n  logoDark\n}\n\nfragment FrameNav_site on Site {\n  name\n  tagline\n  logo\n  logoDark\n  openIdeaCount\n  boards {\n    slug\n    name\n    openIdeaCount\n    id\n  }\n  statuses {\n    slug\n    name\n    category\n    color\n    ideaCount\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1424a3b4338dc8b79213d5fc7bcb26e2";

export default node;
