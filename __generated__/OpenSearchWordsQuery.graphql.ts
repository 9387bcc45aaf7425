/**
 * @generated SignedSource<<22bb8c7a77687f2ac533cf87ec3d3307>>
 * @relayHash 8b68e17cd0928aa0f6188e5597f36ad3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b68e17cd0928aa0f6188e5597f36ad3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenSearchWordsQuery$variables = Record<PropertyKey, never>;
export type OpenSearchWordsQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SearchWordLists_site">;
  } | null | undefined;
};
export type OpenSearchWordsQuery = {
  response: OpenSearchWordsQuery$data;
  variables: OpenSearchWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OpenSearchWordsQuery",
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
    "name": "OpenSearchWordsQuery",
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
    "cacheID": "8b68e17cd0928aa0f6188e5597f36ad3",
    "id": "8b68e17cd0928aa0f6188e5597f36ad3",
    "metadata": {},
    "name": "OpenSearchWordsQuery",
    "operationKind": "query",
    "text": "query OpenSearchWordsQuery {\n  site {\n    ...SearchWordLists_site\n    id\n  }\n}\n\nfragment LearnedWords_groups on SynonymGroup {\n  id\n  words\n  isOn\n  merges {\n    number\n    slug\n    title\n    id\n  }\n}\n\nfragment SearchWordLists_site on Site {\n  synonyms {\n    source\n    ...TeamWords_groups\n    ...LearnedWords_groups\n    id\n  }\n}\n\nfragment SearchWordsForm_group on SynonymGroup {\n  id\n  words\n}\n\nfragment TeamWords_groups on SynonymGroup {\n  id\n  words\n  ...SearchWordsForm_group\n}\n"
  }
};
})();

(node as any).hash = "69551457a4ee5c79baa0207f98dc961e";

export default node;
