/**
 * @generated SignedSource<<e54b115c20b7723a8a471c46e566b7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinCard_viewer$data = {
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "JoinCard_viewer";
};
export type JoinCard_viewer$key = {
  readonly " $data"?: JoinCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6d67ec765f6a62bed53155adade8d26b";

export default node;
