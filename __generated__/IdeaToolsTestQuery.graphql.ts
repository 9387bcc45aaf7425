/**
 * @generated SignedSource<<15465472187eb2c3b81b44e9c7f1cf19>>
 * @relayHash b77172bace13ae47864ddbfc9a75e671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77172bace13ae47864ddbfc9a75e671

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdeaToolsTestQuery$variables = Record<PropertyKey, never>;
export type IdeaToolsTestQuery$data = {
  readonly idea: {
    readonly " $fragmentSpreads": FragmentRefs<"IdeaTools_idea">;
  } | null | undefined;
};
export type IdeaToolsTestQuery = {
  response: IdeaToolsTestQuery$data;
  variables: IdeaToolsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "idea_7"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdeaToolsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdeaTools_idea"
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdeaToolsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Idea",
        "kind": "LinkedField",
        "name": "idea",
        "plural": false,
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanDelete",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanMerge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanModerate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanReport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasReported",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanLockDiscussion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanFollow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerHasMuted",
            "storageKey": null
          }
        ],
        "storageKey": "idea(id:\"idea_7\")"
      }
    ]
  },
  "params": {
    "cacheID": "b77172bace13ae47864ddbfc9a75e671",
    "id": "b77172bace13ae47864ddbfc9a75e671",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "idea": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Idea"
        },
        "idea.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "idea.locked": (v1/*:: as any*/),
        "idea.state": {
          "enumValues": [
            "DELETED",
            "LIVE",
            "PENDING",
            "SPAM"
          ],
          "nullable": false,
          "plural": false,
          "type": "IdeaState"
        },
        "idea.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "idea.viewerCanDelete": (v1/*:: as any*/),
        "idea.viewerCanFollow": (v1/*:: as any*/),
        "idea.viewerCanLockDiscussion": (v1/*:: as any*/),
        "idea.viewerCanMerge": (v1/*:: as any*/),
        "idea.viewerCanModerate": (v1/*:: as any*/),
        "idea.viewerCanReport": (v1/*:: as any*/),
        "idea.viewerHasMuted": (v1/*:: as any*/),
        "idea.viewerHasReported": (v1/*:: as any*/)
      }
    },
    "name": "IdeaToolsTestQuery",
    "operationKind": "query",
    "text": "query IdeaToolsTestQuery {\n  idea(id: \"idea_7\") {\n    ...IdeaTools_idea\n    id\n  }\n}\n\nfragment IdeaTools_idea on Idea {\n  id\n  title\n  state\n  viewerCanDelete\n  viewerCanMerge\n  viewerCanModerate\n  viewerCanReport\n  viewerHasReported\n  ...useLockItem_idea\n  ...useMuteItem_idea\n}\n\nfragment useLockItem_idea on Idea {\n  id\n  locked\n  viewerCanLockDiscussion\n}\n\nfragment useMuteItem_idea on Idea {\n  id\n  viewerCanFollow\n  viewerHasMuted\n}\n"
  }
};
})();

(node as any).hash = "8c8413b0e27ca4f7bca183d11b5dcec0";

export default node;
