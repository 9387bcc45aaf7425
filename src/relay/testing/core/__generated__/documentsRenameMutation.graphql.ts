/**
 * @generated SignedSource<<58120e80a39ab7028d759ff0f777d519>>
 * @relayHash 01be4617da6adb00c484673a1f52ad45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01be4617da6adb00c484673a1f52ad45

import type { ConcreteRequest } from 'relay-runtime';
export type documentsRenameMutation$variables = {
  clientMutationId?: string | null | undefined;
  id: string;
  title: string;
};
export type documentsRenameMutation$data = {
  readonly rename: {
    readonly book: {
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type documentsRenameMutation = {
  response: documentsRenameMutation$data;
  variables: documentsRenameMutation$variables;
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
  "name": "title"
},
v3 = [
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "title"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientMutationId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RenamePayload",
        "kind": "LinkedField",
        "name": "rename",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Book",
            "kind": "LinkedField",
            "name": "book",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "documentsRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RenamePayload",
        "kind": "LinkedField",
        "name": "rename",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Book",
            "kind": "LinkedField",
            "name": "book",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "cacheID": "01be4617da6adb00c484673a1f52ad45",
    "id": "01be4617da6adb00c484673a1f52ad45",
    "metadata": {},
    "name": "documentsRenameMutation",
    "operationKind": "mutation",
    "text": "mutation documentsRenameMutation(\n  $id: ID!\n  $title: String!\n  $clientMutationId: String\n) {\n  rename(id: $id, title: $title, clientMutationId: $clientMutationId) {\n    clientMutationId\n    book {\n      title\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d45e4d6328d6a9da2943457b50d7fd27";

export default node;
