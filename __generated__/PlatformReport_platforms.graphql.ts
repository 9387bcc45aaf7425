/**
 * @generated SignedSource<<8b54caea490cbf34ec5237d8233ae1cb>>
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
    readonly project: string | null | undefined;
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
          "name": "project",
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

(node as any).hash = "ed852f3e226b44fe4b1080f179f50a50";

export default node;
