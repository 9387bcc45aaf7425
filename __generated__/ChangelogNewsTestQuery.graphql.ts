/**
 * @generated SignedSource<<5272da75163aa85692122bd1e6eeef10>>
 * @relayHash 152a491249e906e529eb0465f6a7848a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 152a491249e906e529eb0465f6a7848a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogNewsTestQuery$variables = Record<PropertyKey, never>;
export type ChangelogNewsTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaNews_idea">;
  } | null | undefined;
};
export type ChangelogNewsTestQuery = {
  response: ChangelogNewsTestQuery$data;
  variables: ChangelogNewsTestQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogNewsTestQuery",
    "selections": [
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
            "name": "IdeaNews_idea"
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
    "name": "ChangelogNewsTestQuery",
    "selections": [
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
            "concreteType": "ChangelogEntry",
            "kind": "LinkedField",
            "name": "changelogEntries",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labels",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "152a491249e906e529eb0465f6a7848a",
    "id": "152a491249e906e529eb0465f6a7848a",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.changelogEntries": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ChangelogEntry"
        },
        "idea.changelogEntries.id": (v2/*:: as any*/),
        "idea.changelogEntries.labels": {
          "enumValues": [
            "FIXED",
            "IMPROVED",
            "NEW"
          ],
          "nullable": false,
          "plural": true,
          "type": "ChangelogLabel"
        },
        "idea.changelogEntries.publishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "idea.changelogEntries.slug": (v3/*:: as any*/),
        "idea.changelogEntries.title": (v3/*:: as any*/),
        "idea.id": (v2/*:: as any*/)
      }
    },
    "name": "ChangelogNewsTestQuery",
    "operationKind": "query",
    "text": "query ChangelogNewsTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaNews_idea\n    id\n  }\n}\n\nfragment EntryLabels_entry on ChangelogEntry {\n  labels\n}\n\nfragment EntryLink_entry on ChangelogEntry {\n  slug\n  title\n  publishedAt\n  ...EntryLabels_entry\n}\n\nfragment IdeaNews_idea on Idea {\n  changelogEntries {\n    id\n    ...EntryLink_entry\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea92b8a0ed7e6b2e559f8e5eab7c2651";

export default node;
