/**
 * @generated SignedSource<<b0aae1302b9c18a2990e6fae141f45dc>>
 * @relayHash 64a0149e0ee93d93c6ff6533deb3a93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64a0149e0ee93d93c6ff6533deb3a93e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsTestQuery$variables = Record<PropertyKey, never>;
export type NotificationsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NotificationDefaults_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_viewer">;
  };
};
export type NotificationsTestQuery = {
  response: NotificationsTestQuery$data;
  variables: NotificationsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "channel",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "on",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": [
    "INBOX",
    "MAIL",
    "PUSH"
  ],
  "nullable": false,
  "plural": false,
  "type": "NotificationChannel"
},
v4 = {
  "enumValues": [
    "AWAITS_APPROVAL",
    "CHANGELOG",
    "COMMENT",
    "MENTION",
    "MERGED",
    "NEW_IDEA",
    "OFFICIAL_ANSWER",
    "REPLY",
    "STATUS_CHANGED"
  ],
  "nullable": false,
  "plural": false,
  "type": "NotificationKind"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationSettings_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationDefaults_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreference",
            "kind": "LinkedField",
            "name": "notificationPreferences",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pushKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hearsByPush",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasStoppedMail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSubscribedToChangelog",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailCadence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailTimeZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notificationsPausedUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Idea",
            "kind": "LinkedField",
            "name": "mutedIdeas",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "viewerHasMuted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "concreteType": "NotificationDefault",
            "kind": "LinkedField",
            "name": "notificationDefaults",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "64a0149e0ee93d93c6ff6533deb3a93e",
    "id": "64a0149e0ee93d93c6ff6533deb3a93e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v2/*:: as any*/),
        "site.notificationDefaults": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NotificationDefault"
        },
        "site.notificationDefaults.channel": (v3/*:: as any*/),
        "site.notificationDefaults.kind": (v4/*:: as any*/),
        "site.notificationDefaults.on": (v5/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.hasStoppedMail": (v5/*:: as any*/),
        "viewer.id": (v2/*:: as any*/),
        "viewer.isSubscribedToChangelog": (v5/*:: as any*/),
        "viewer.mailCadence": {
          "enumValues": [
            "DAILY",
            "INSTANT",
            "WEEKLY"
          ],
          "nullable": true,
          "plural": false,
          "type": "MailCadence"
        },
        "viewer.mailTimeZone": (v6/*:: as any*/),
        "viewer.mutedIdeas": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Idea"
        },
        "viewer.mutedIdeas.id": (v2/*:: as any*/),
        "viewer.mutedIdeas.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "viewer.mutedIdeas.slug": (v7/*:: as any*/),
        "viewer.mutedIdeas.title": (v7/*:: as any*/),
        "viewer.mutedIdeas.viewerHasMuted": (v5/*:: as any*/),
        "viewer.notificationPreferences": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NotificationPreference"
        },
        "viewer.notificationPreferences.channel": (v3/*:: as any*/),
        "viewer.notificationPreferences.kind": (v4/*:: as any*/),
        "viewer.notificationPreferences.on": (v5/*:: as any*/),
        "viewer.notificationsPausedUntil": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.pushKey": (v6/*:: as any*/),
        "viewer.sessions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Session"
        },
        "viewer.sessions.device": (v7/*:: as any*/),
        "viewer.sessions.hearsByPush": (v5/*:: as any*/),
        "viewer.sessions.id": (v2/*:: as any*/),
        "viewer.sessions.isCurrent": (v5/*:: as any*/)
      }
    },
    "name": "NotificationsTestQuery",
    "operationKind": "query",
    "text": "query NotificationsTestQuery {\n  viewer {\n    ...NotificationSettings_viewer\n    id\n  }\n  site {\n    ...NotificationDefaults_site\n    id\n  }\n}\n\nfragment CadenceChoice_viewer on Viewer {\n  mailCadence\n  mailTimeZone\n}\n\nfragment ChangelogSubscription_viewer on Viewer {\n  isSubscribedToChangelog\n}\n\nfragment IdeaLink_idea on Idea {\n  number\n  slug\n  title\n}\n\nfragment MutedIdeas_viewer on Viewer {\n  mutedIdeas {\n    id\n    title\n    viewerHasMuted\n    ...IdeaLink_idea\n  }\n}\n\nfragment NotificationDefaults_site on Site {\n  notificationDefaults {\n    kind\n    channel\n    on\n  }\n}\n\nfragment NotificationSettings_viewer on Viewer {\n  notificationPreferences {\n    kind\n    channel\n    on\n  }\n  pushKey\n  ...PushSettings_viewer\n  ...StoppedMail_viewer\n  ...ChangelogSubscription_viewer\n  ...CadenceChoice_viewer\n  ...PauseChoice_viewer\n  ...MutedIdeas_viewer\n}\n\nfragment PauseChoice_viewer on Viewer {\n  notificationsPausedUntil\n}\n\nfragment PushSettings_viewer on Viewer {\n  sessions {\n    device\n    isCurrent\n    hearsByPush\n    id\n  }\n}\n\nfragment StoppedMail_viewer on Viewer {\n  hasStoppedMail\n}\n"
  }
};
})();

(node as any).hash = "d3d11fcb6fd646e4d2715b01c06042c6";

export default node;
