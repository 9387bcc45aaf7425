/**
 * @generated SignedSource<<1d898fd053e1af8bf418ac3e3bc34ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoterRow_vote$data = {
  readonly castBy: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly evidenceUrl: string | null | undefined;
  readonly id: string;
  readonly viewerCanWithdraw: boolean;
  readonly voter: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly why: string | null | undefined;
  readonly " $fragmentType": "VoterRow_vote";
};
export type VoterRow_vote$key = {
  readonly " $data"?: VoterRow_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoterRow_vote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoterRow_vote",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "voter",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "why",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "castBy",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Vote",
  "abstractKey": null
};
})();

(node as any).hash = "3140b08d785cd11a0234ead8bc4721d0";

export default node;
