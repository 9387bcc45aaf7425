import { statement, type Statement } from '#server/db/database.ts'
import { commentReadable, entryReadable, ideaReadable } from '#server/kernel/visibility.ts'

/** Rows come in pages, so that much is sent without being held. `at` is where the next page begins. */
export const PAGE = 500

export interface Paged {
  at: string
  row: Record<string, unknown>
}

/** Gives the id of the idea of that number, null where its reader may not know any more that it exists. */
const idOfIdea = (number: string) =>
  `(select 'idea_' || i.number from idea i join board b on b.id = i.board_id where i.number = ${number} and ${ideaReadable({ levels: '$3', me: '$1', team: '$4' })})`
const ideaId = idOfIdea('x.idea_number')

/** Every list of the file, by its name in it: who `$1` is, and from where `$2`. All of it is theirs by the condition on the person. */
export const myDataLists: Record<string, Statement<Paged>> = {
  sessions: list(
    'my_data_sessions',
    's.id',
    `'id', 'session_' || s.id, 'device', s.user_agent, 'address', s.ip_address, 'createdAt', s.created_at, 'lastUsedAt', s.updated_at, 'expiresAt', s.expires_at`,
    'auth_session s join auth_user u on u.id = s.user_id',
    'u.person_id = $1',
  ),
  pushDevices: list(
    'my_data_push_devices',
    'x.session_id',
    `'session', 'session_' || x.session_id, 'carrier', x.carrier, 'createdAt', x.created_at`,
    'push_device x',
    'x.person_id = $1',
  ),
  ideas: list(
    'my_data_ideas',
    `to_char(x.number, 'FM0000000000')`,
    `'id', 'idea_' || x.number, 'title', x.title, 'body', x.body, 'state', x.state, 'createdAt', x.created_at, 'updatedAt', x.updated_at`,
    'idea x',
    'x.author_id = $1',
  ),
  assignedIdeas: list(
    'my_data_assigned',
    `to_char(x.number, 'FM0000000000')`,
    `'idea', ${idOfIdea('x.number')}`,
    'idea x',
    'x.assignee_id = $1',
  ),
  comments: list(
    'my_data_comments',
    'x.id',
    `'id', x.id, 'idea', ${ideaId}, 'body', x.body, 'state', x.state, 'createdAt', x.created_at, 'editedAt', x.edited_at`,
    'comment x',
    'x.author_id = $1',
  ),
  commentEdits: list(
    'my_data_comment_edits',
    'x.id',
    `'comment', x.comment_id, 'formerBody', x.body, 'createdAt', x.created_at`,
    'comment_edit x',
    'x.editor_id = $1',
  ),
  ideaEdits: list(
    'my_data_idea_edits',
    'x.id',
    `'idea', 'idea_' || x.idea_number, 'formerTitle', x.title, 'formerBody', x.body, 'createdAt', x.created_at`,
    'idea_edit x join idea own on own.number = x.idea_number',
    'x.editor_id = $1 and own.author_id = $1',
  ),
  reactions: list(
    'my_data_reactions',
    `x.comment_id || ' ' || x.reaction`,
    `'comment', (select c.id from comment c join idea i on i.number = c.idea_number join board b on b.id = i.board_id
       where c.id = x.comment_id and ${ideaReadable({ levels: '$3', me: '$1', team: '$4' })} and ${commentReadable({ me: '$1', team: '$4' })}), 'reaction', x.reaction, 'createdAt', x.created_at`,
    'comment_reaction x',
    'x.person_id = $1',
  ),
  changelogEntries: list(
    'my_data_entries',
    'x.id',
    `'id', x.id, 'title', x.title, 'body', x.body, 'state', x.state, 'createdAt', x.created_at, 'updatedAt', x.updated_at`,
    'changelog_entry x',
    'x.author_id = $1',
  ),
  changelogReactions: list(
    'my_data_entry_reactions',
    `x.entry_id || ' ' || x.reaction`,
    `'entry', (select ce.id from changelog_entry ce where ce.id = x.entry_id and ${entryReadable({ levels: '$3', team: '$4' })}), 'reaction', x.reaction, 'createdAt', x.created_at`,
    'changelog_reaction x',
    'x.person_id = $1',
  ),
  changelogSubscription: list(
    'my_data_changelog',
    'x.person_id',
    `'since', x.created_at`,
    'changelog_subscription x',
    'x.person_id = $1',
  ),
  images: list(
    'my_data_images',
    'x.id',
    `'address', '/images/' || x.id, 'type', x.type, 'width', x.width, 'height', x.height, 'bytes', x.size, 'createdAt', x.created_at`,
    'image x',
    'x.owner_id = $1 and (x.keep_until is null or x.keep_until > now())',
  ),
  votes: list(
    'my_data_votes',
    `to_char(x.idea_number, 'FM0000000000')`,
    `'idea', ${ideaId}, 'why', x.why, 'castByTheTeam', x.cast_by is not null, 'evidence', x.evidence_url, 'createdAt', x.created_at`,
    'vote x',
    'x.person_id = $1 and x.via is null',
  ),
  votesForOthers: list(
    'my_data_votes_for_others',
    `to_char(x.idea_number, 'FM0000000000') || x.person_id`,
    `'idea', ${ideaId}, 'why', x.why, 'evidence', x.evidence_url, 'createdAt', x.created_at`,
    'vote x',
    'x.cast_by = $1 and x.via is null',
  ),
  follows: list(
    'my_data_follows',
    `to_char(x.idea_number, 'FM0000000000')`,
    `'idea', ${ideaId}, 'following', x.following, 'createdAt', x.created_at`,
    'follow x',
    'x.person_id = $1 and x.via is null',
  ),
  readUpTo: list(
    'my_data_read',
    `to_char(x.idea_number, 'FM0000000000')`,
    `'idea', ${ideaId}, 'upTo', x.read_at`,
    'idea_read x',
    'x.person_id = $1',
  ),
  notifications: list(
    'my_data_notifications',
    'x.id',
    `'kind', x.kind, 'idea', ${ideaId}, 'createdAt', x.created_at, 'readAt', x.read_at, 'mailedAt', x.mailed_at`,
    'notification x',
    'x.recipient_id = $1',
  ),
  notificationPreferences: list(
    'my_data_preferences',
    `x.kind || ' ' || x.channel`,
    `'kind', x.kind, 'channel', x.channel, 'on', x.is_on`,
    'notification_preference x',
    'x.person_id = $1',
  ),
  notificationSettings: list(
    'my_data_settings',
    'x.person_id',
    `'mailCadence', x.mail_cadence, 'pausedUntil', x.paused_until, 'stoppedMail', x.stopped_mail, 'timeZone', x.time_zone`,
    'notification_setting x',
    'x.person_id = $1',
  ),
  mutedIdeas: list(
    'my_data_mutes',
    `to_char(x.idea_number, 'FM0000000000')`,
    `'idea', ${ideaId}, 'createdAt', x.created_at`,
    'idea_mute x',
    'x.person_id = $1',
  ),
  reports: list(
    'my_data_reports',
    'x.id',
    `'idea', ${ideaId}, 'reason', x.reason, 'note', x.note, 'createdAt', x.created_at`,
    'report x',
    'x.reporter_id = $1',
  ),
  invitationsSent: list(
    'my_data_invitations',
    'x.id',
    `'email', x.email, 'name', x.name, 'role', x.role, 'createdAt', x.created_at, 'expiresAt', x.expires_at, 'usedAt', x.used_at, 'revokedAt', x.revoked_at`,
    'invitation x',
    'x.invited_by = $1',
  ),
  // Not to whom or to what, which is others' as well.
  auditLog: list(
    'my_data_audit',
    'x.id',
    `'kind', x.kind, 'area', x.area, 'field', x.field, 'createdAt', x.created_at`,
    'audit_event x',
    'x.actor_id = $1',
  ),
}

function list(
  name: string,
  key: string,
  fields: string,
  from: string,
  own: string,
): Statement<Paged> {
  const reader = fields.includes('$3') ? '' : ' and ($3::text[] is not null or $4::boolean)'
  return statement<Paged>(
    name,
    `select ${key} as at, json_build_object(${fields}) as row from ${from} where ${own} and ${key} collate "C" > $2${reader} order by ${key} collate "C" limit ${PAGE}`,
  )
}
