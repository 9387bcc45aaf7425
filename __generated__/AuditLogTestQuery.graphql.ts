/**
 * @generated SignedSource<<77bdee0d520c9df215f06aec755821eb>>
 * @relayHash cd2de15fb0fbdf4c6aa82857009df103
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2de15fb0fbdf4c6aa82857009df103

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditLogTestQuery$variables = Record<PropertyKey, never>;
export type AuditLogTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_query">;
};
export type AuditLogTestQuery = {
  response: AuditLogTestQuery$data;
  variables: AuditLogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AuditList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AuditLogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AuditEventConnection",
        "kind": "LinkedField",
        "name": "auditLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEventEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEvent",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
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
                    "name": "subjectName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ideaId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "to",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "byServer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "actor",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
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
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "auditLog(first:20)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": [
          "area",
          "userId",
          "byServer",
          "since",
          "until"
        ],
        "handle": "connection",
        "key": "AuditList_auditLog",
        "kind": "LinkedHandle",
        "name": "auditLog"
      }
    ]
  },
  "params": {
    "cacheID": "cd2de15fb0fbdf4c6aa82857009df103",
    "id": "cd2de15fb0fbdf4c6aa82857009df103",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "auditLog": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AuditEventConnection"
        },
        "auditLog.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AuditEventEdge"
        },
        "auditLog.edges.cursor": (v2/*:: as any*/),
        "auditLog.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "AuditEvent"
        },
        "auditLog.edges.node.__typename": (v2/*:: as any*/),
        "auditLog.edges.node.actor": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "auditLog.edges.node.actor.id": (v3/*:: as any*/),
        "auditLog.edges.node.actor.name": (v2/*:: as any*/),
        "auditLog.edges.node.byServer": (v4/*:: as any*/),
        "auditLog.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "auditLog.edges.node.field": (v5/*:: as any*/),
        "auditLog.edges.node.from": (v5/*:: as any*/),
        "auditLog.edges.node.id": (v3/*:: as any*/),
        "auditLog.edges.node.ideaId": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ID"
        },
        "auditLog.edges.node.kind": {
          "enumValues": [
            "ADDRESS_ALLOWED",
            "BACKUP_MADE",
            "BOARD_CHANGED",
            "BOARD_CREATED",
            "BOARD_DELETED",
            "BOARD_MOVED",
            "BOARD_RESTORED",
            "CHANGELOG_DELETED",
            "CHANGELOG_PUBLISHED",
            "CHANGELOG_UNPUBLISHED",
            "COMMENT_STATE_CHANGED",
            "EXPORT_MADE",
            "IDEA_CHANGED",
            "IDEA_STATE_CHANGED",
            "IMPORT_RUN",
            "IMPORT_UNDONE",
            "INVITATION_CREATED",
            "INVITATION_LINK_COPIED",
            "INVITATION_REVOKED",
            "INVITATION_SENT",
            "LETTER_SENT_AGAIN",
            "LIST_DOWNLOADED",
            "PERSON_BANNED",
            "PERSON_CHANGED",
            "PERSON_JOINED",
            "PERSON_ROLE_CHANGED",
            "PERSON_TRUSTED",
            "PERSON_UNBANNED",
            "PERSON_UNTRUSTED",
            "REPORT_REOPENED",
            "REPORT_RESOLVED",
            "RESTORE_MADE",
            "SITE_CHANGED",
            "SITE_CREATED",
            "SITE_OWNER_CHANGED",
            "STATUS_CHANGED",
            "STATUS_CREATED",
            "STATUS_DELETED",
            "STATUS_MOVED",
            "STATUS_RESTORED",
            "SYNONYMS_CHANGED",
            "SYNONYMS_CREATED",
            "SYNONYMS_DELETED",
            "SYNONYMS_SWITCHED",
            "TAG_CHANGED",
            "TAG_CREATED",
            "TAG_DELETED",
            "TAG_MOVED",
            "TAG_RESTORED"
          ],
          "nullable": false,
          "plural": false,
          "type": "AuditKind"
        },
        "auditLog.edges.node.subjectName": (v5/*:: as any*/),
        "auditLog.edges.node.to": (v5/*:: as any*/),
        "auditLog.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "auditLog.pageInfo.endCursor": (v5/*:: as any*/),
        "auditLog.pageInfo.hasNextPage": (v4/*:: as any*/)
      }
    },
    "name": "AuditLogTestQuery",
    "operationKind": "query",
    "text": "query AuditLogTestQuery {\n  ...AuditList_query\n}\n\nfragment AuditList_query on Query {\n  auditLog(first: 20) {\n    edges {\n      node {\n        id\n        ...AuditRow_event\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment AuditRow_event on AuditEvent {\n  kind\n  subjectName\n  ideaId\n  field\n  from\n  to\n  byServer\n  createdAt\n  actor {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "34600828225334e9ed7de03792adb9fd";

export default node;
