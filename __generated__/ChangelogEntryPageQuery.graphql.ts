/**
 * @generated SignedSource<<891501ed35a01c57836c1d0bcbb1bc63>>
 * @relayHash 03a6fc561f177d1f937ae3921bbea784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a6fc561f177d1f937ae3921bbea784

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogState = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type ChangelogEntryPageQuery$variables = {
  slug: string;
};
export type ChangelogEntryPageQuery$data = {
  readonly entry: {
    readonly excerpt: string;
    readonly slug: string;
    readonly state: ChangelogState;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_entry" | "EntryArticle_entry" | "ReadEntryOnOpen_entry">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDataEntry_query" | "ScreenTitle_query" | "SubscribeButton_query">;
};
export type ChangelogEntryPageQuery = {
  response: ChangelogEntryPageQuery$data;
  variables: ChangelogEntryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChangelogEntryPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ScreenTitle_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SubscribeButton_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangelogDataEntry_query"
      },
      {
        "alias": "entry",
        "args": (v1/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntryBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntryArticle_entry"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadEntryOnOpen_entry"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChangelogDataEntry_entry"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangelogEntryPageQuery",
    "selections": [
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
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
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
          (v7/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": "entry",
        "args": (v1/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntryBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "toldCount",
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
              (v7/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                  (v7/*:: as any*/)
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
            "concreteType": "InboxGroup",
            "kind": "LinkedField",
            "name": "viewerInboxGroup",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03a6fc561f177d1f937ae3921bbea784",
    "id": "03a6fc561f177d1f937ae3921bbea784",
    "metadata": {},
    "name": "ChangelogEntryPageQuery",
    "operationKind": "query",
    "text": "query ChangelogEntryPageQuery(\n  $slug: String!\n) {\n  ...ScreenTitle_query\n  ...SubscribeButton_query\n  ...ChangelogDataEntry_query\n  entry: changelogEntryBySlug(slug: $slug) {\n    slug\n    title\n    excerpt\n    state\n    ...EntryArticle_entry\n    ...ReadEntryOnOpen_entry\n    ...ChangelogDataEntry_entry\n    id\n  }\n}\n\nfragment ChangelogDataEntry_entry on ChangelogEntry {\n  state\n  slug\n  title\n  excerpt\n  publishedAt\n  bodyHtml\n}\n\nfragment ChangelogDataEntry_query on Query {\n  site {\n    name\n    id\n  }\n}\n\nfragment EntryArticle_entry on ChangelogEntry {\n  id\n  slug\n  title\n  bodyHtml\n  publishedAt\n  viewerCanEdit\n  ...EntryLabels_entry\n  ...EntryIdeas_entry\n  ...EntryReactions_entry\n}\n\nfragment EntryIdeas_entry on ChangelogEntry {\n  askedCount\n  toldCount\n  ideas {\n    id\n    number\n    slug\n    title\n    voteCount\n    importedVoteCount\n    votesAreHidden\n    viewerHasVoted\n    status {\n      name\n      category\n      color\n      id\n    }\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryReactions_entry on ChangelogEntry {\n  id\n  viewerCanReact\n  reactions {\n    ...ReactionPills_reactions\n  }\n}\n\nfragment ReactionPills_reactions on ReactionCount {\n  reaction\n  count\n  viewerHasReacted\n}\n\nfragment ReadEntryOnOpen_entry on ChangelogEntry {\n  viewerInboxGroup {\n    ...ReadUnread_group\n    id\n  }\n}\n\nfragment ReadUnread_group on InboxGroup {\n  id\n  unreadCount\n}\n\nfragment ScreenTitle_query on Query {\n  site {\n    name\n    ...SharedHead_site\n    id\n  }\n  viewer {\n    canRead\n    id\n  }\n}\n\nfragment SharedHead_site on Site {\n  name\n  tagline\n  accentColor\n  logo\n}\n\nfragment SubscribeButton_query on Query {\n  viewer {\n    canPost\n    isSubscribedToChangelog\n    id\n  }\n  site {\n    visibility\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c62d33947412f161643b32fd64244708";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
