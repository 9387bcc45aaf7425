/**
 * @generated SignedSource<<e2d6bdca7fe3e1fc3f3dc542cfe8bbf3>>
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
    readonly id: string;
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "6ccd571963fd8ffa474e95ae4b8f73dc";

export default node;
