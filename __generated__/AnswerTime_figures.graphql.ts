/**
 * @generated SignedSource<<ddd5eabf81e3989aad955b4ef4043601>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerTime_figures$data = {
  readonly answeredCount: number;
  readonly ideaCount: number;
  readonly medianHours: number | null | undefined;
  readonly " $fragmentType": "AnswerTime_figures";
};
export type AnswerTime_figures$key = {
  readonly " $data"?: AnswerTime_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerTime_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerTime_figures",
  "selections": [
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
      "name": "answeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianHours",
      "storageKey": null
    }
  ],
  "type": "AnswerFigures",
  "abstractKey": null
};

(node as any).hash = "9a2e689b57efe0821b99c9c7cdd8ff92";

export default node;
