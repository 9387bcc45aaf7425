/**
 * @generated SignedSource<<f2e95f7b70a7bb5e7950c09b3fb08b9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerTime_query$data = {
  readonly answerFigures: {
    readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_figures">;
  } | null | undefined;
  readonly site: {
    readonly boards: ReadonlyArray<{
      readonly answerFigures: {
        readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_figures">;
      } | null | undefined;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AnswerTime_query";
};
export type AnswerTime_query$key = {
  readonly " $data"?: AnswerTime_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerFigures",
  "kind": "LinkedField",
  "name": "answerFigures",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerTime_figures"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerTime_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": (v0/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
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
                "name": "slug",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3360c0d47341a8792a2120fdd9720ea2";

export default node;
