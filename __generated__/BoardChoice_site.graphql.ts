/**
 * @generated SignedSource<<1d23452cb8d6f1b708b5048a15978bb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardChoice_site$data = {
  readonly boards: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly takesPosts: boolean;
  }>;
  readonly " $fragmentType": "BoardChoice_site";
};
export type BoardChoice_site$key = {
  readonly " $data"?: BoardChoice_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardChoice_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardChoice_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Board",
      "kind": "LinkedField",
      "name": "boards",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
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
          "name": "takesPosts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "295176ac9d87cfcfb287032ccfdfbbf5";

export default node;
