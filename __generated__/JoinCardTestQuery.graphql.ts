/**
 * @generated SignedSource<<e80f792597fbb6d219c21d489afe9094>>
 * @relayHash 907a5a1ec677b00b49cc6702ea3b34f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907a5a1ec677b00b49cc6702ea3b34f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinCardTestQuery$variables = Record<PropertyKey, never>;
export type JoinCardTestQuery$data = {
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"JoinCard_invitation">;
  } | null | undefined;
};
export type JoinCardTestQuery = {
  response: JoinCardTestQuery$data;
  variables: JoinCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "token",
    "value": "t"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "InvitationPreview",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JoinCard_invitation"
          }
        ],
        "storageKey": "invitation(token:\"t\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JoinCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "InvitationPreview",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": "invitation(token:\"t\")"
      }
    ]
  },
  "params": {
    "cacheID": "907a5a1ec677b00b49cc6702ea3b34f7",
    "id": "907a5a1ec677b00b49cc6702ea3b34f7",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "invitation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "InvitationPreview"
        },
        "invitation.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "JoinCardTestQuery",
    "operationKind": "query",
    "text": "query JoinCardTestQuery {\n  invitation(token: \"t\") {\n    ...JoinCard_invitation\n  }\n}\n\nfragment JoinCard_invitation on InvitationPreview {\n  name\n}\n"
  }
};
})();

(node as any).hash = "e8dc5d00196971f263c7c7c60b230e0b";

export default node;
