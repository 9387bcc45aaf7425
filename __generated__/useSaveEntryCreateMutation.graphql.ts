/**
 * @generated SignedSource<<c1f5a0c9e912a8645f26d3fcaae30606>>
 * @relayHash 4ba6d7adb35090c7980980051f301727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba6d7adb35090c7980980051f301727

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogLabel = "FIXED" | "IMPROVED" | "NEW" | "%future added value";
export type UserErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "NOT_SIGNED_IN" | "OUTDATED" | "RATE_LIMITED" | "UNAVAILABLE" | "VOTING_CLOSED" | "%future added value";
export type useSaveEntryCreateMutation$variables = {
  body: string;
  clientMutationId?: string | null | undefined;
  ideaIds: ReadonlyArray<string>;
  labels: ReadonlyArray<ChangelogLabel>;
  title: string;
};
export type useSaveEntryCreateMutation$data = {
  readonly createChangelogEntry: {
    readonly entry: {
      readonly " $fragmentSpreads": FragmentRefs<"presentEntry_entry">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
  } | null | undefined;
};
export type useSaveEntryCreateMutation = {
  response: useSaveEntryCreateMutation$data;
  variables: useSaveEntryCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ideaIds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "labels"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v5 = [
  {
    "kind": "Variable",
    "name": "body",
    "variableName": "body"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "ideaIds",
    "variableName": "ideaIds"
  },
  {
    "kind": "Variable",
    "name": "labels",
    "variableName": "labels"
  },
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "title"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UserErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
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
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "body",
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
    "name": "version",
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
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publishAt",
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
    "concreteType": "Idea",
    "kind": "LinkedField",
    "name": "ideas",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "storageKey": null
  }
];
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
    "name": "useSaveEntryCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CreateChangelogEntryPayload",
        "kind": "LinkedField",
        "name": "createChangelogEntry",
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
              (v6/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangelogEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "presentEntry_entry",
                "selections": (v13/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveEntryCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CreateChangelogEntryPayload",
        "kind": "LinkedField",
        "name": "createChangelogEntry",
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangelogEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4ba6d7adb35090c7980980051f301727",
    "id": "4ba6d7adb35090c7980980051f301727",
    "metadata": {},
    "name": "useSaveEntryCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveEntryCreateMutation(\n  $title: String!\n  $body: String!\n  $labels: [ChangelogLabel!]!\n  $ideaIds: [ID!]!\n  $clientMutationId: String\n) {\n  createChangelogEntry(title: $title, body: $body, labels: $labels, ideaIds: $ideaIds, clientMutationId: $clientMutationId) {\n    errors {\n      code\n      ...problems_error\n    }\n    entry {\n      ...presentEntry_entry\n      id\n    }\n  }\n}\n\nfragment presentEntry_entry on ChangelogEntry {\n  id\n  title\n  body\n  labels\n  version\n  slug\n  state\n  publishAt\n  publishedAt\n  ideas {\n    id\n    title\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "8e25eece1c0ce405249e4244caf9cdeb";

export default node;
