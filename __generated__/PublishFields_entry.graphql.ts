/**
 * @generated SignedSource<<be7e004d3af569b3f178b8cec637e079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusCategory = "CLOSED" | "DECLINED" | "OPEN" | "PLANNED" | "SHIPPED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishFields_entry$data = {
  readonly audienceCount: number | null | undefined;
  readonly ideas: ReadonlyArray<{
    readonly status: {
      readonly category: StatusCategory;
    };
  }>;
  readonly publishAt: string | null | undefined;
  readonly shippingCount: number | null | undefined;
  readonly " $fragmentType": "PublishFields_entry";
};
export type PublishFields_entry$key = {
  readonly " $data"?: PublishFields_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishFields_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PublishFields_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceCount",
      "storageKey": null
    },
    {
      "alias": "shippingCount",
      "args": [
        {
          "kind": "Literal",
          "name": "ships",
          "value": true
        }
      ],
      "kind": "ScalarField",
      "name": "audienceCount",
      "storageKey": "audienceCount(ships:true)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Idea",
      "kind": "LinkedField",
      "name": "ideas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "ec7580d36e60a8f94dc2215d6a4ee003";

export default node;
