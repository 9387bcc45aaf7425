import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'

/** Adds a row to each table that the site of the permission table leaves empty. */
export async function addTheRest(db: Db): Promise<void> {
  const rows = [
    `insert into audit_event (id, kind, area, actor_id, subject_id, field, from_value, to_value) values ('audit_1', 'board.changed', 'BOARDS', 'user_theadmin', 'board_1', 'name', 'Old', 'New')`,
    `insert into board_address (slug, board_id) select 'former', min(id) from board`,
    `insert into import_gone (source, issue_key) values ('a/b', '1')`,
    `insert into import_label (name_key, tag_id) select 'label', min(id) from tag`,
    `insert into label_move (label_id, idea_number, rank) select 'board_qzgone', min(number), 'm1i' from idea`,
    `insert into auth_verification (id, identifier, value, expires_at) values ('v1', 'code', 'secret of a code', now())`,
    `insert into mention (id, idea_number, person_id, told_at) select 'mention_1', min(number), 'user_theadmin', now() from idea`,
    `insert into idempotency (person_id, client_mutation_id, mutation, result) values ('user_theadmin', 'once', 'postIdea', '{"secret": "of a result"}')`,
    `insert into rate_count (key, hour, count) values ('votes user_theadmin', 1, 2)`,
    `insert into rate_event (key) values ('codes')`,
    `insert into mail (recipient, subject, text, html) values ('a@people.invalid', 'Hello', 'secret of a letter', '')`,
    `insert into mail_received (key, sender, is_answered) values ('hash', 'hash', false)`,
    `insert into mail_suppression (id, address, reason) values ('suppression_1', 'b@people.invalid', '550') on conflict do nothing`,
    `insert into notification_default (kind, channel, is_on) values ('STATUS_CHANGED', 'MAIL', false)`,
    `insert into notification_preference (person_id, kind, channel, is_on) values ('user_theadmin', 'STATUS_CHANGED', 'MAIL', true)`,
    `insert into notification_setting (person_id, mail_cadence, paused_until) values ('user_theadmin', 'DAILY', 'infinity')`,
    `insert into outbox (kind, data) values ('profile.changed', '{"a": [1, null, "x"]}'), ('profile.changed', '{}')`,
    `insert into outbox_reader (name, position) values ('notifications', 1)`,
    `insert into outbox_gap (reader, seq) values ('notifications', 1)`,
    `insert into push_device (session_id, person_id, endpoint, p256dh, auth) select s.id, u.person_id, 'https://push.invalid/1', 'k', 'secret of a device' from auth_session s join auth_user u on u.id = s.user_id limit 1`,
    `insert into push (session_id, notification_id) select d.session_id, n.id from push_device d, notification n limit 1`,
    `insert into server_fact (name, value) values ('secret', 'fingerprint') on conflict do nothing`,
    `insert into synonym_group (id, source, key, words, merges) values ('synonyms_1', 'TEAM', 'dark mode|night theme', '{dark mode,night theme}', null), ('synonyms_2', 'LEARNED', 'photo|picture', '{photo,picture}', '{1,2,3}')`,
    `update notification set mail_due_at = now(), push_due_at = now()`,
    `update auth_account set access_token = 'secret of a provider', refresh_token = 'secret of a provider'`,
  ]
  for (const row of rows) await db.orm.execute(sql.raw(row))
}
