/**
 * @generated SignedSource<<10705a7c86f5ee1e5795339ad3e331a1>>
 * @relayHash 995b0874b01786df900b6f0cf5c4cc03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 995b0874b01786df900b6f0cf5c4cc03

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailCadence = "DAILY" | "INSTANT" | "WEEKLY" | "%future added value";
export type useSetCadenceMutation$variables = {
  cadence: MailCadence;
  clientMutationId?: string | null | undefined;
};
export type useSetCadenceMutation$data = {
  readonly setMailCadence: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly mailCadence: MailCadence | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSetCadenceMutation = {
  response: useSetCadenceMutation$data;
  variables: useSetCadenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cadence"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clientMutationId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cadence",
    "variableName": "cadence"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  }
],
v2 = [
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
v3 = {
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailCadence",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetCadenceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMailCadencePayload",
        "kind": "LinkedField",
        "name": "setMailCadence",
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
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetCadenceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMailCadencePayload",
        "kind": "LinkedField",
        "name": "setMailCadence",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "995b0874b01786df900b6f0cf5c4cc03",
    "id": "995b0874b01786df900b6f0cf5c4cc03",
    "metadata": {},
    "name": "useSetCadenceMutation",
    "operationKind": "mutation",
    "text": "mutation useSetCadenceMutation(\n  $cadence: MailCadence!\n  $clientMutationId: String\n) {\n  setMailCadence(cadence: $cadence, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    viewer {\n      id\n      mailCadence\n    }\n  }\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "3afe71f193475f31bb91efe7a90425bd";

export default node;
