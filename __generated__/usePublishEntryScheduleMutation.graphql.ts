/**
 * @generated SignedSource<<05b6a82c7f51cf7aaa65858e36366995>>
 * @relayHash c1d176afc1234e4fe4ec434c7da053f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1d176afc1234e4fe4ec434c7da053f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePublishEntryScheduleMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  publishAt?: string | null | undefined;
  statusId?: string | null | undefined;
  version: number;
};
export type usePublishEntryScheduleMutation$data = {
  readonly scheduleChangelogEntry: {
    readonly entry: {
      readonly " $fragmentSpreads": FragmentRefs<"presentEntry_entry">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
  } | null | undefined;
};
export type usePublishEntryScheduleMutation = {
  response: usePublishEntryScheduleMutation$data;
  variables: usePublishEntryScheduleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "publishAt"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statusId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v5 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "entryId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "expectedVersion",
    "variableName": "version"
  },
  {
    "kind": "Variable",
    "name": "publishAt",
    "variableName": "publishAt"
  },
  {
    "kind": "Variable",
    "name": "statusId",
    "variableName": "statusId"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
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
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
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
      (v7/*:: as any*/),
      (v8/*:: as any*/)
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
    "name": "usePublishEntryScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ScheduleChangelogEntryPayload",
        "kind": "LinkedField",
        "name": "scheduleChangelogEntry",
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
              {
                "kind": "InlineDataFragmentSpread",
                "name": "problems_error",
                "selections": (v6/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePublishEntryScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ScheduleChangelogEntryPayload",
        "kind": "LinkedField",
        "name": "scheduleChangelogEntry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangelogEntry",
            "kind": "LinkedField",
            "name": "entry",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c1d176afc1234e4fe4ec434c7da053f5",
    "id": "c1d176afc1234e4fe4ec434c7da053f5",
    "metadata": {},
    "name": "usePublishEntryScheduleMutation",
    "operationKind": "mutation",
    "text": "mutation usePublishEntryScheduleMutation(\n  $id: ID!\n  $statusId: ID\n  $version: Int!\n  $publishAt: DateTime\n  $clientMutationId: String\n) {\n  scheduleChangelogEntry(entryId: $id, statusId: $statusId, expectedVersion: $version, publishAt: $publishAt, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    entry {\n      ...presentEntry_entry\n      id\n    }\n  }\n}\n\nfragment presentEntry_entry on ChangelogEntry {\n  id\n  title\n  body\n  labels\n  version\n  slug\n  state\n  publishAt\n  publishedAt\n  ideas {\n    id\n    title\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "9a67f27e84b49908b24821aaf0d74e02";

export default node;
