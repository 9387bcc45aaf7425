/**
 * @generated SignedSource<<dde9a75ce7d570827dede6ed5c0cb214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlatformReach = "NOT_CONFIGURED" | "REACHABLE" | "REFUSED" | "UNREACHABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlatformReport_platforms$data = {
  readonly cloud: {
    readonly analytics: boolean | null | undefined;
    readonly projectId: string | null | undefined;
    readonly reach: PlatformReach;
  };
  readonly usage: {
    readonly direct: boolean;
    readonly failed: number | null | undefined;
    readonly forwarded: number | null | undefined;
    readonly host: string | null | undefined;
    readonly reach: PlatformReach;
    readonly received: number | null | undefined;
    readonly refused: number | null | undefined;
  };
  readonly " $fragmentType": "PlatformReport_platforms";
};
export type PlatformReport_platforms$key = {
  readonly " $data"?: PlatformReport_platforms$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformReport_platforms">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reach",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformReport_platforms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UsagePlatform",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direct",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forwarded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudPlatform",
      "kind": "LinkedField",
      "name": "cloud",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "analytics",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Platforms",
  "abstractKey": null
};
})();

(node as any).hash = "6f8c4f8965704626ed9738e6ab93e511";

export default node;
