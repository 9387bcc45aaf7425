/**
 * @generated SignedSource<<b1fdaee9f3535bd8b67cc09721a65bca>>
 * @relayHash c288be37715219b33e1badaa7c214abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c288be37715219b33e1badaa7c214abd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchWordListsTestQuery$variables = Record<PropertyKey, never>;
export type SearchWordListsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SearchWordLists_site">;
  } | null | undefined;
};
export type SearchWordListsTestQuery = {
  response: SearchWordListsTestQuery$data;
  variables: SearchWordListsTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
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
    "name": "SearchWordListsTestQuery",
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
            "name": "SearchWordLists_site"
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
    "name": "SearchWordListsTestQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "SynonymGroup",
            "kind": "LinkedField",
            "name": "synonyms",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "words",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Idea",
                "kind": "LinkedField",
                "name": "merges",
                "plural": true,
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
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c288be37715219b33e1badaa7c214abd",
    "id": "c288be37715219b33e1badaa7c214abd",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v1/*:: as any*/),
        "site.synonyms": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SynonymGroup"
        },
        "site.synonyms.id": (v1/*:: as any*/),
        "site.synonyms.isOn": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "site.synonyms.merges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Idea"
        },
        "site.synonyms.merges.id": (v1/*:: as any*/),
        "site.synonyms.merges.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "site.synonyms.merges.slug": (v2/*:: as any*/),
        "site.synonyms.merges.title": (v2/*:: as any*/),
        "site.synonyms.source": {
          "enumValues": [
            "LEARNED",
            "TEAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "SynonymSource"
        },
        "site.synonyms.words": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        }
      }
    },
    "name": "SearchWordListsTestQuery",
    "operationKind": "query",
    "text": "query SearchWordListsTestQuery {\n  site {\n    ...SearchWordLists_site\n    id\n  }\n}\n\nfragment LearnedWords_groups on SynonymGroup {\n  id\n  words\n  isOn\n  merges {\n    number\n    slug\n    title\n    id\n  }\n}\n\nfragment SearchWordLists_site on Site {\n  synonyms {\n    source\n    ...TeamWords_groups\n    ...LearnedWords_groups\n    id\n  }\n}\n\nfragment SearchWordsForm_group on SynonymGroup {\n  id\n  words\n}\n\nfragment TeamWords_groups on SynonymGroup {\n  id\n  words\n  ...SearchWordsForm_group\n}\n"
  }
};
})();

(node as any).hash = "a3453b9515467031b13c177260af1049";

export default node;
