/**
 * @generated SignedSource<<19713e604f25d0f837262a7e921c54d0>>
 * @relayHash 8e930a69eb3951ef26362613858e6547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e930a69eb3951ef26362613858e6547

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Participants = "MEMBERS" | "TEAM" | "%future added value";
export type Visibility = "MEMBERS" | "PUBLIC" | "TEAM" | "%future added value";
export type Voters = "EVERYONE" | "MEMBERS" | "TEAM" | "%future added value";
export type boardActsUpdateMutation$variables = {
  boardId: string;
  clientMutationId?: string | null | undefined;
  commenting?: Participants | null | undefined;
  description?: string | null | undefined;
  name?: string | null | undefined;
  posting?: Participants | null | undefined;
  slug?: string | null | undefined;
  template?: string | null | undefined;
  visibility?: Visibility | null | undefined;
  voting?: Voters | null | undefined;
};
export type boardActsUpdateMutation$data = {
  readonly updateBoard: {
    readonly board: {
      readonly " $fragmentSpreads": FragmentRefs<"BoardForm_board" | "BoardRow_board">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"problems_error">;
    }>;
  } | null | undefined;
};
export type boardActsUpdateMutation = {
  response: boardActsUpdateMutation$data;
  variables: boardActsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "boardId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientMutationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "commenting"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "posting"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "template"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "voting"
},
v10 = [
  {
    "kind": "Variable",
    "name": "boardId",
    "variableName": "boardId"
  },
  {
    "kind": "Variable",
    "name": "clientMutationId",
    "variableName": "clientMutationId"
  },
  {
    "kind": "Variable",
    "name": "commenting",
    "variableName": "commenting"
  },
  {
    "kind": "Variable",
    "name": "description",
    "variableName": "description"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "posting",
    "variableName": "posting"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  },
  {
    "kind": "Variable",
    "name": "template",
    "variableName": "template"
  },
  {
    "kind": "Variable",
    "name": "visibility",
    "variableName": "visibility"
  },
  {
    "kind": "Variable",
    "name": "voting",
    "variableName": "voting"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = [
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
      (v11/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "boardActsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "UpdateBoardPayload",
        "kind": "LinkedField",
        "name": "updateBoard",
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
                "selections": (v12/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "board",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BoardRow_board"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BoardForm_board"
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
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "boardActsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "UpdateBoardPayload",
        "kind": "LinkedField",
        "name": "updateBoard",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Board",
            "kind": "LinkedField",
            "name": "board",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visibility",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalIdeaCount",
                "storageKey": null
              },
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
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "posting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commenting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
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
    "cacheID": "8e930a69eb3951ef26362613858e6547",
    "id": "8e930a69eb3951ef26362613858e6547",
    "metadata": {},
    "name": "boardActsUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation boardActsUpdateMutation(\n  $boardId: ID!\n  $name: String\n  $slug: String\n  $description: String\n  $visibility: Visibility\n  $posting: Participants\n  $voting: Voters\n  $commenting: Participants\n  $template: String\n  $clientMutationId: String\n) {\n  updateBoard(boardId: $boardId, name: $name, slug: $slug, description: $description, visibility: $visibility, posting: $posting, voting: $voting, commenting: $commenting, template: $template, clientMutationId: $clientMutationId) {\n    errors {\n      ...problems_error\n    }\n    board {\n      ...BoardRow_board\n      ...BoardForm_board\n      id\n    }\n  }\n}\n\nfragment BoardForm_board on Board {\n  id\n  name\n  slug\n  description\n  visibility\n  posting\n  voting\n  commenting\n  template\n}\n\nfragment BoardRow_board on Board {\n  name\n  description\n  visibility\n  totalIdeaCount\n}\n\nfragment problems_error on UserError {\n  field\n  message\n  reason\n  params {\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "ff9e9b8bac3b2e5291b4df3ecd035be4";

export default node;
