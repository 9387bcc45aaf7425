/**
 * @generated SignedSource<<a157b0769d96e79b117fd391cc96033c>>
 * @relayHash 7d9c7cff3e7a856cbf85cfa43a2d853e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d9c7cff3e7a856cbf85cfa43a2d853e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaHeadTestQuery$variables = Record<PropertyKey, never>;
export type IdeaHeadTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaHead_idea">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaHead_query">;
};
export type IdeaHeadTestQuery = {
  response: IdeaHeadTestQuery$data;
  variables: IdeaHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaHeadTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IdeaHead_query"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaHead_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdeaHeadTestQuery",
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
          (v2/*:: as any*/)
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "votesAreHidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportedVotes",
            "kind": "LinkedField",
            "name": "importedVotes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
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
            "name": "status",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "category",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "7d9c7cff3e7a856cbf85cfa43a2d853e",
    "id": "7d9c7cff3e7a856cbf85cfa43a2d853e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.excerpt": (v3/*:: as any*/),
        "idea.id": (v4/*:: as any*/),
        "idea.importedVotes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportedVotes"
        },
        "idea.importedVotes.count": (v5/*:: as any*/),
        "idea.number": (v5/*:: as any*/),
        "idea.slug": (v3/*:: as any*/),
        "idea.state": {
          "enumValues": [
            "DELETED",
            "LIVE",
            "PENDING",
            "SPAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "idea.status.category": {
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
        "idea.status.color": (v6/*:: as any*/),
        "idea.status.id": (v4/*:: as any*/),
        "idea.status.name": (v3/*:: as any*/),
        "idea.title": (v3/*:: as any*/),
        "idea.voteCount": (v5/*:: as any*/),
        "idea.votesAreHidden": (v7/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.accentColor": (v6/*:: as any*/),
        "site.id": (v4/*:: as any*/),
        "site.logo": (v6/*:: as any*/),
        "site.name": (v3/*:: as any*/),
        "site.tagline": (v3/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canRead": (v7/*:: as any*/),
        "viewer.id": (v4/*:: as any*/)
      }
    },
    "name": "IdeaHeadTestQuery",
    "operationKind": "query",
    "text": "query IdeaHeadTestQuery {\n  ...IdeaHead_query\n  idea(id: \"idea_7\") {\n    ...IdeaHead_idea\n    id\n  }\n}\n\nfragment IdeaHead_idea on Idea {\n  number\n  slug\n  title\n  excerpt\n  state\n  voteCount\n  votesAreHidden\n  importedVotes {\n    count\n  }\n  status {\n    name\n    color\n    category\n    id\n  }\n}\n\nfragment IdeaHead_query on Query {\n  ...ScreenTitle_query\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n"
  }
};
})();

(node as any).hash = "6ad1bd043456d3b911b9030159a9a2d2";

export default node;
