import { limits } from '#rules/limits.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { keyOf, partsOf } from './synonymGroup.ts'

export interface SaveSynonymsCommand {
  actor: Actor & Member
  /** Those to change; null: new ones. */
  groupId: string | null
  words: readonly string[]
  clientMutationId?: CallId | null
}

interface Stored {
  id: string
  words: string[]
}

const lockSite = statement<never>('synonyms_lock', 'select id from site for update')
const ofTeam = statement<Stored & { key: string }>(
  'synonyms_of_team',
  "select id, words, key from synonym_group where source = 'TEAM'",
)
const put = statement<never>(
  'synonyms_put',
  `insert into synonym_group (id, source, key, words) values ($1, 'TEAM', $2, $3::text[])
   on conflict (id) do update set key = excluded.key, words = excluded.words, updated_at = now()`,
)
const take = statement<Stored>(
  'synonyms_take',
  "delete from synonym_group where id = $1 and source = 'TEAM' returning id, words",
)

/**
 * Says that some words and phrases mean the same, or changes what was said. Refused: fewer than two,
 * too many, one against the rules of names or without a letter, what another group says, and a group
 * that is gone.
 */
export async function saveSynonyms(
  db: Db,
  { actor, groupId, words: given, clientMutationId }: SaveSynonymsCommand,
): Promise<Outcome<{ groupId: string }>> {
  const requires = () => requireMay(actor, 'manageSite')
  const call = { mutation: 'saveSynonyms', personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    const words = checkWords(given)
    const key = keyOf(words)
    await tx.query(lockSite)
    const known = await tx.query(ofTeam)
    const was = known.find(({ id }) => id === groupId)
    if (groupId !== null && !was) throw refuse('SYNONYMS_GONE', { field: 'groupId' })
    if (known.some((one) => one.key === key && one.id !== groupId))
      throw refuse('SYNONYMS_KNOWN', { field: 'words' })
    if (!was && known.length >= limits.synonyms.groups)
      throw refuse('TOO_MANY_SYNONYMS', { limit: limits.synonyms.groups })
    const id = groupId ?? newId('synonyms')
    const [before, after] = [was?.words.join(', ') ?? null, words.join(', ')]
    if (before === after) return { groupId: id }
    await tx.query(put, [id, key, words])
    await recordAudit(tx, was ? 'synonyms.changed' : 'synonyms.created', {
      actorId: actor.personId,
      subjectId: id,
      subjectName: was?.words[0] ?? words[0] ?? '',
      changes: { words: [before, after] },
    })
    return { groupId: id }
  })
}

/** Takes back that some words mean the same. Refused: a group that is gone, or that the team did not make. */
export async function deleteSynonyms(
  db: Db,
  { actor, groupId, clientMutationId }: Omit<SaveSynonymsCommand, 'words'> & { groupId: string },
): Promise<Outcome<{ groupId: string }>> {
  const requires = () => requireMay(actor, 'manageSite')
  const call = { mutation: 'deleteSynonyms', personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    const [was] = await tx.query(take, [groupId])
    if (!was) throw refuse('SYNONYMS_GONE', { field: 'groupId' })
    await recordAudit(tx, 'synonyms.deleted', {
      actorId: actor.personId,
      subjectId: groupId,
      subjectName: was.words[0] ?? '',
      changes: { words: [was.words.join(', '), null] },
    })
    return { groupId }
  })
}

/** Gives the words as they are stored, each once. */
function checkWords(given: readonly string[]): string[] {
  const { least, words: most } = limits.synonyms
  // A comma stands between words wherever they are written.
  const written = given.flatMap((text) => text.split(',')).filter((text) => text.trim() !== '')
  if (written.length > most)
    throw refuse('TOO_MANY_WORDS', { field: 'words', limit: most, given: written.length })
  const words = written.map((text) => checkTexts({ words: { kind: 'label', text } }).words)
  const silent = words.find((word) => partsOf(word).length === 0)
  if (silent !== undefined) throw refuse('WORD_WITHOUT_LETTERS', { field: 'words', word: silent })
  const once = [...new Map(words.map((word) => [keyOf([word]), word])).values()]
  if (once.length < least) throw refuse('TOO_FEW_WORDS', { field: 'words', limit: least })
  return once
}
