/**
 * @generated SignedSource<<9b83fddfda8654bf3deac070aebbd159>>
 * @relayHash d82fc5d83b8bedd66645db5f0d7f2a42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d82fc5d83b8bedd66645db5f0d7f2a42

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogTestQuery$variables = Record<PropertyKey, never>;
export type ChangelogTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogList_query" | "EarlierEntries_query" | "KeptPromises_query" | "SubscribeButton_query">;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askedCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toldCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v12 = {
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
        "name": "KeptPromises_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EarlierEntries_query"
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
        "args": null,
        "concreteType": "KeptPromises",
        "kind": "LinkedField",
        "name": "keptPromises",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippedCount",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangelogPeriod",
        "kind": "LinkedField",
        "name": "changelogPeriods",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "year",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "after",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
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
                        "name": "votesAreHidden",
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
                      (v3/*:: as any*/),
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
        "args": (v4/*:: as any*/),
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
    "cacheID": "d82fc5d83b8bedd66645db5f0d7f2a42",
    "id": "d82fc5d83b8bedd66645db5f0d7f2a42",
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
        "changelog.edges.cursor": (v7/*:: as any*/),
        "changelog.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ChangelogEntry"
        },
        "changelog.edges.node.__typename": (v7/*:: as any*/),
        "changelog.edges.node.askedCount": (v8/*:: as any*/),
        "changelog.edges.node.bodyHtml": (v9/*:: as any*/),
        "changelog.edges.node.id": (v10/*:: as any*/),
        "changelog.edges.node.ideas": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Idea"
        },
        "changelog.edges.node.ideas.id": (v10/*:: as any*/),
        "changelog.edges.node.ideas.importedVoteCount": (v11/*:: as any*/),
        "changelog.edges.node.ideas.number": (v11/*:: as any*/),
        "changelog.edges.node.ideas.slug": (v7/*:: as any*/),
        "changelog.edges.node.ideas.status": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Status"
        },
        "changelog.edges.node.ideas.status.category": {
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
        "changelog.edges.node.ideas.status.color": (v9/*:: as any*/),
        "changelog.edges.node.ideas.status.id": (v10/*:: as any*/),
        "changelog.edges.node.ideas.status.name": (v7/*:: as any*/),
        "changelog.edges.node.ideas.title": (v7/*:: as any*/),
        "changelog.edges.node.ideas.viewerHasVoted": (v12/*:: as any*/),
        "changelog.edges.node.ideas.voteCount": (v11/*:: as any*/),
        "changelog.edges.node.ideas.votesAreHidden": (v12/*:: as any*/),
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
        "changelog.edges.node.reactions.count": (v11/*:: as any*/),
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
        "changelog.edges.node.reactions.viewerHasReacted": (v12/*:: as any*/),
        "changelog.edges.node.slug": (v7/*:: as any*/),
        "changelog.edges.node.title": (v7/*:: as any*/),
        "changelog.edges.node.toldCount": (v8/*:: as any*/),
        "changelog.edges.node.viewerCanEdit": (v12/*:: as any*/),
        "changelog.edges.node.viewerCanReact": (v12/*:: as any*/),
        "changelog.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "changelog.pageInfo.endCursor": (v9/*:: as any*/),
        "changelog.pageInfo.hasNextPage": (v12/*:: as any*/),
        "changelogPeriods": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ChangelogPeriod"
        },
        "changelogPeriods.after": (v7/*:: as any*/),
        "changelogPeriods.count": (v11/*:: as any*/),
        "changelogPeriods.month": (v8/*:: as any*/),
        "changelogPeriods.year": (v11/*:: as any*/),
        "keptPromises": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "KeptPromises"
        },
        "keptPromises.askedCount": (v11/*:: as any*/),
        "keptPromises.shippedCount": (v11/*:: as any*/),
        "keptPromises.toldCount": (v11/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v10/*:: as any*/),
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
        "viewer.canPost": (v12/*:: as any*/),
        "viewer.id": (v10/*:: as any*/),
        "viewer.isSubscribedToChangelog": (v12/*:: as any*/)
      }
    },
    "name": "ChangelogTestQuery",
    "operationKind": "query",
    "text": "query ChangelogTestQuery {\n  ...SubscribeButton_query\n  ...KeptPromises_query\n  ...EarlierEntries_query\n  ...ChangelogList_query\n}\n\nfragment ChangelogList_query on Query {\n  changelog(first: 10) {\n    edges {\n      node {\n        id\n        ...EntryArticle_entry\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarlierEntries_query on Query {\n  changelogPeriods {\n    year\n    month\n    count\n    after\n  }\n}\n\nfragment EntryArticle_entry on ChangelogEntry {\n  id\n  slug\n  title\n  bodyHtml\n  publishedAt\n  viewerCanEdit\n  ...EntryLabels_entry\n  ...EntryIdeas_entry\n  ...EntryReactions_entry\n}\n\nfragment EntryIdeas_entry on ChangelogEntry {\n  askedCount\n  toldCount\n  ideas {\n    id\n    number\n    slug\n    title\n    voteCount\n    importedVoteCount\n    votesAreHidden\n    viewerHasVoted\n    status {\n      name\n      category\n      color\n      id\n    }\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryReactions_entry on ChangelogEntry {\n  id\n  viewerCanReact\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment KeptPromises_query on Query {\n  keptPromises {\n    shippedCount\n    askedCount\n    toldCount\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment SubscribeButton_query on Query {\n  viewer {\n    canPost\n    isSubscribedToChangelog\n    id\n  }\n  site {\n    visibility\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4cd367b237bf58bd0ccebd12ea206d0d";

export default node;
