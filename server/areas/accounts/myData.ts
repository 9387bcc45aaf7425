import { statement, type Db, type Statement } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { commentReadable, entryReadable, ideaReadable, reading } from '#server/kernel/visibility.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'
import { describeDevice } from './describeDevice.ts'

/** Rows come in pages, so that much is sent without being held. `at` is where the next page begins. */
const PAGE = 500

interface Paged {
  at: string
  row: Record<string, unknown>
}

/** Reads a person and their account, without what they wrote. */
const profile = statement<{ profile: unknown; account: unknown }>(
  'my_data_profile',
  `select json_build_object('id', p.id, 'name', p.name, 'avatar', p.avatar, 'role', p.role, 'segment', p.segment, 'bannedAt', p.banned_at, 'createdAt', p.created_at, 'updatedAt', p.updated_at) as profile,
     (select json_build_object('email', case when u.email not like '%${NO_ADDRESS}' then u.email end, 'emailVerified', u.email_verified, 'createdAt', u.created_at,
        'signInWith', array(select a.provider_id from auth_account a where a.user_id = u.id and a.unlinked_at is null order by a.provider_id collate "C"),
        'unlinked', array(select a.provider_id from auth_account a where a.user_id = u.id and a.unlinked_at is not null order by a.provider_id collate "C")) from auth_user u where u.person_id = p.id) as account
   from person p where p.id = $1`,
)

/** The address of the idea alias `i`, null where its reader may not know any more that it exists. */
const ideaId = `(select 'idea_' || i.number from idea i join board b on b.id = i.board_id where i.number = x.idea_number and ${ideaReadable({ levels: '$3', me: '$1', team: '$4' })})`

/** Every list of the file, by its name in it: who `$1` is, and from where `$2`. All of it is theirs by the condition on the person. */
const lists: Record<string, Statement<Paged>> = {
  sessions: list(
    'my_data_sessions',
    's.id',
    `'id', 'session_' || s.id, 'device', s.user_agent, 'address', s.ip_address, 'createdAt', s.created_at, 'lastUsedAt', s.updated_at, 'expiresAt', s.expires_at`,
    'auth_session s join auth_user u on u.id = s.user_id',
    'u.person_id = $1',
  ),
  ideas: list(
    'my_data_ideas',
    `to_char(x.number, 'FM0000000000')`,
    `'id', 'idea_' || x.number, 'title', x.title, 'body', x.body, 'state', x.state, 'createdAt', x.created_at, 'updatedAt', x.updated_at`,
    'idea x',
    'x.author_id = $1',
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
    `'mailCadence', x.mail_cadence, 'pausedUntil', x.paused_until, 'stoppedMail', x.stopped_mail`,
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

/** Everything that the site keeps of a person, as the pieces of one JSON text; null for nobody. Of what others wrote it has nothing. */
export async function* myData(
  db: Db,
  actor: Actor & Member,
  siteUrl: string,
): AsyncGenerator<string> {
  const { personId } = actor
  const [known] = await db.query(profile, [personId])
  yield `{\n${entry('site', siteUrl)},\n${entry('exportedAt', new Date().toISOString())},\n${entry('profile', known?.profile)},\n${entry('account', known?.account)}`
  for (const [name, statement] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    yield* rowsOf(db, actor, statement)
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(
  db: Db,
  actor: Actor & Member,
  statement: Statement<Paged>,
): AsyncGenerator<string> {
  const { levels, team } = reading(actor)
  let after = ''
  for (let isFirst = true, size = PAGE; size === PAGE;) {
    const page = await db.query(statement, [actor.personId, after, levels, team])
    size = page.length
    after = page.at(-1)?.at ?? after
    for (const { row } of page) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(readable(row))}`
      isFirst = false
    }
  }
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return 'device' in row
    ? { ...row, device: describeDevice(row['device'] as string | null), userAgent: row['device'] }
    : row
}

function entry(name: string, value: unknown): string {
  return `  ${JSON.stringify(name)}: ${JSON.stringify(value ?? null)}`
}
