/**
 * @generated SignedSource<<bd17c62f15c31388e6de98ce6321250f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaMergeRedirect_idea$data = {
  readonly mergedInto: {
    readonly number: number;
    readonly slug: string;
  } | null | undefined;
  readonly number: number;
  readonly " $fragmentType": "IdeaMergeRedirect_idea";
};
export type IdeaMergeRedirect_idea$key = {
  readonly " $data"?: IdeaMergeRedirect_idea$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaMergeRedirect_idea">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaMergeRedirect_idea",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "mergedInto",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Idea",
  "abstractKey": null
};
})();

(node as any).hash = "2e27611a67c5922c2d5028415a099bcb";

export default node;
