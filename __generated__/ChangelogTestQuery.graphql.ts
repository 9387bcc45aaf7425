/**
 * @generated SignedSource<<82aa69b6372f38788a501a5d283edd72>>
 * @relayHash c4557f72a99cb6c12b5c82ce2b86a3a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4557f72a99cb6c12b5c82ce2b86a3a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogTestQuery$variables = Record<PropertyKey, never>;
export type ChangelogTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogList_query" | "SubscribeButton_query">;
};
export type ChangelogTestQuery = {
  response: ChangelogTestQuery$data;
  variables: ChangelogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
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
  "name": "title",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
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
    "name": "ChangelogTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SubscribeButton_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangelogList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangelogTestQuery",
    "selections": [
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
            "name": "canPost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSubscribedToChangelog",
            "storageKey": null
          },
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangelogEntryConnection",
        "kind": "LinkedField",
        "name": "changelog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangelogEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ChangelogEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bodyHtml",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publishedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanEdit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "labels",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "askedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Idea",
                    "kind": "LinkedField",
                    "name": "ideas",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
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
                        "name": "importedVoteCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerHasVoted",
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
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
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanReact",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReactionCount",
                    "kind": "LinkedField",
                    "name": "reactions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reaction",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerHasReacted",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "changelog(first:10)"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "label"
        ],
        "handle": "connection",
        "key": "ChangelogList_changelog",
        "kind": "LinkedHandle",
        "name": "changelog"
      }
    ]
  },
  "params": {
    "cacheID": "c4557f72a99cb6c12b5c82ce2b86a3a6",
    "id": "c4557f72a99cb6c12b5c82ce2b86a3a6",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "changelog": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ChangelogEntryConnection"
        },
        "changelog.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ChangelogEntryEdge"
        },
        "changelog.edges.cursor": (v4/*:: as any*/),
        "changelog.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "changelog.edges.node.__typename": (v4/*:: as any*/),
        "changelog.edges.node.askedCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "changelog.edges.node.bodyHtml": (v5/*:: as any*/),
        "changelog.edges.node.id": (v6/*:: as any*/),
        "changelog.edges.node.ideas": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Idea"
        },
        "changelog.edges.node.ideas.id": (v6/*:: as any*/),
        "changelog.edges.node.ideas.importedVoteCount": (v7/*:: as any*/),
        "changelog.edges.node.ideas.number": (v7/*:: as any*/),
        "changelog.edges.node.ideas.slug": (v4/*:: as any*/),
        "changelog.edges.node.ideas.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "changelog.edges.node.ideas.status.category": {
          "enumValues": [
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
        "changelog.edges.node.ideas.status.color": (v5/*:: as any*/),
        "changelog.edges.node.ideas.status.id": (v6/*:: as any*/),
        "changelog.edges.node.ideas.status.name": (v4/*:: as any*/),
        "changelog.edges.node.ideas.title": (v4/*:: as any*/),
        "changelog.edges.node.ideas.viewerHasVoted": (v8/*:: as any*/),
        "changelog.edges.node.ideas.voteCount": (v7/*:: as any*/),
        "changelog.edges.node.labels": {
          "enumValues": [
            "FIXED",
            "IMPROVED",
            "NEW"
          ],
          "nullable": false,
          "plural": true,
          "type": "ChangelogLabel"
        },
        "changelog.edges.node.publishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "changelog.edges.node.reactions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ReactionCount"
        },
        "changelog.edges.node.reactions.count": (v7/*:: as any*/),
        "changelog.edges.node.reactions.reaction": {
          "enumValues": [
            "AGREE",
            "CHEER",
            "SMILE",
            "THANKS"
          ],
          "nullable": false,
          "plural": false,
          "type": "Reaction"
        },
        "changelog.edges.node.reactions.viewerHasReacted": (v8/*:: as any*/),
        "changelog.edges.node.slug": (v4/*:: as any*/),
        "changelog.edges.node.title": (v4/*:: as any*/),
        "changelog.edges.node.viewerCanEdit": (v8/*:: as any*/),
        "changelog.edges.node.viewerCanReact": (v8/*:: as any*/),
        "changelog.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "changelog.pageInfo.endCursor": (v5/*:: as any*/),
        "changelog.pageInfo.hasNextPage": (v8/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v6/*:: as any*/),
        "site.visibility": {
          "enumValues": [
            "MEMBERS",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "SiteVisibility"
        },
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.canPost": (v8/*:: as any*/),
        "viewer.id": (v6/*:: as any*/),
        "viewer.isSubscribedToChangelog": (v8/*:: as any*/)
      }
    },
    "name": "ChangelogTestQuery",
    "operationKind": "query",
    "text": "query ChangelogTestQuery {\n  ...SubscribeButton_query\n  ...ChangelogList_query\n}\n\nfragment ChangelogList_query on Query {\n  changelog(first: 10) {\n    edges {\n      node {\n        id\n        ...EntryArticle_entry\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EntryArticle_entry on ChangelogEntry {\n  id\n  slug\n  title\n  bodyHtml\n  publishedAt\n  viewerCanEdit\n  ...EntryLabels_entry\n  ...EntryIdeas_entry\n  ...EntryReactions_entry\n}\n\nfragment EntryIdeas_entry on ChangelogEntry {\n  askedCount\n  ideas {\n    id\n    number\n    slug\n    title\n    voteCount\n    importedVoteCount\n    viewerHasVoted\n    status {\n      name\n      category\n      color\n      id\n    }\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryReactions_entry on ChangelogEntry {\n  id\n  viewerCanReact\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment SubscribeButton_query on Query {\n  viewer {\n    canPost\n    isSubscribedToChangelog\n    id\n  }\n  site {\n    visibility\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "37a1ec589b00cfdcfa2bccfb07c1eb1a";

export default node;
