/**
 * @generated SignedSource<<e533c0d19723f404b84c94df2de8ea35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LabelKind = "BOARD" | "STATUS" | "TAG" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeletedLabels_site$data = {
  readonly deletedLabels: ReadonlyArray<{
    readonly deletedAt: string;
    readonly deletedBy: {
      readonly name: string;
    } | null | undefined;
    readonly ideaCount: number;
    readonly into: string | null | undefined;
    readonly kind: LabelKind;
    readonly labelId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "DeletedLabels_site";
};
export type DeletedLabels_site$key = {
  readonly " $data"?: DeletedLabels_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedLabels_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "DeletedLabels_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedLabel",
      "kind": "LinkedField",
      "name": "deletedLabels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "into",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ideaCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "deletedBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "4f64329448f9864d38b38e88123e092f";

export default node;
