/**
 * @generated SignedSource<<1780b6336f870d2d790745aa72b5092a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaStructuredData_query$data = {
  readonly site: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "IdeaStructuredData_query";
};
export type IdeaStructuredData_query$key = {
  readonly " $data"?: IdeaStructuredData_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaStructuredData_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdeaStructuredData_query",
  "selections": [
    {
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "33bc55aaef296f972299d5e55f4665b6";

export default node;
