/**
 * @generated SignedSource<<b72d5a6846909175b68207dca03795b2>>
 * @relayHash 1bc2bfd15a948c857d4e74e7167ab201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bc2bfd15a948c857d4e74e7167ab201

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
export type PublishDialogQuery$variables = {
  id: string;
};
export type PublishDialogQuery$data = {
  readonly changelogEntry: {
    readonly moveTo: {
      readonly id: string;
    } | null | undefined;
    readonly publishAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PublishFields_entry">;
  } | null | undefined;
  readonly site: {
    readonly statuses: ReadonlyArray<{
      readonly category: StatusCategory;
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PublishFields_site">;
  } | null | undefined;
};
export type PublishDialogQuery = {
  response: PublishDialogQuery$data;
  variables: PublishDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "moveTo",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PublishDialogQuery",
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
            "name": "PublishFields_site"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PublishFields_entry"
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
    "name": "PublishDialogQuery",
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
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "changelogEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audienceCount",
            "storageKey": null
          },
          {
            "alias": "shippingCount",
            "args": [
              {
                "kind": "Literal",
                "name": "ships",
                "value": true
              }
            ],
            "kind": "ScalarField",
            "name": "audienceCount",
            "storageKey": "audienceCount(ships:true)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "ideas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1bc2bfd15a948c857d4e74e7167ab201",
    "id": "1bc2bfd15a948c857d4e74e7167ab201",
    "metadata": {},
    "name": "PublishDialogQuery",
    "operationKind": "query",
    "text": "query PublishDialogQuery(\n  $id: ID!\n) {\n  site {\n    ...PublishFields_site\n    statuses {\n      id\n      category\n    }\n    id\n  }\n  changelogEntry(id: $id) {\n    publishAt\n    moveTo {\n      id\n    }\n    ...PublishFields_entry\n    id\n  }\n}\n\nfragment PublishFields_entry on ChangelogEntry {\n  publishAt\n  audienceCount\n  shippingCount: audienceCount(ships: true)\n  ideas {\n    status {\n      category\n      id\n    }\n    id\n  }\n}\n\nfragment PublishFields_site on Site {\n  statuses {\n    id\n    name\n    category\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea6349956aa0748324c5d895c9bb5ea1";

export default node;
