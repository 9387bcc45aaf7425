import { slugOf } from '#rules/slug.ts'
import { findPostImages, settleImages } from '#server/areas/images/postImages.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import type { EntryLabel } from './entryRow.ts'
import { announceTo, findLinked, linkIdeas } from './linkedIdeas.ts'
import { lockEntry, type LockedEntry } from './lockEntry.ts'

/** The texts of an entry, as its editor has them. */
export interface EntryText {
  title: string
  body: string
  labels: readonly EntryLabel[]
  /** All ideas that it is to close, in their order. */
  ideaIds: readonly string[]
}

interface Call {
  actor: Actor & Member
  clientMutationId?: CallId | null
}
export type CreateEntryCommand = Call & EntryText
export type EditEntryCommand = Call &
  EntryText & {
    entryId: string
    /** The version that the editor has seen. */
    expectedVersion: number
  }

const insert = statement<never>(
  'entry_insert',
  'insert into changelog_entry (id, author_id, title, slug, body, body_html, excerpt, labels) values ($1, $2, $3, $4, $5, $6, $7, $8)',
)
const update = statement<never>(
  'entry_update',
  'update changelog_entry set title = $2, slug = $3, body = $4, body_html = $5, excerpt = $6, labels = $7, version = version + 1, updated_at = now() where id = $1',
)
/** A slug has letters, digits and hyphens alone, so that it is its own pattern. */
const taken = statement<{ slug: string }>(
  'entry_slugs_taken',
  `select slug from changelog_entry where (slug = $1 or slug like $1 || '-%') and id <> $2`,
)
const LABELS: readonly EntryLabel[] = ['NEW', 'IMPROVED', 'FIXED']

/** Writes a new entry as a draft, which the team alone can read. */
export async function createEntry(
  db: Db,
  { actor, clientMutationId, ...text }: CreateEntryCommand,
): Promise<Outcome<{ entryId: string }>> {
  return runCommand(db, callOf('createChangelogEntry', { actor, clientMutationId }), async (tx) => {
    const entryId = newId('entry')
    const { title, body } = checked(text)
    await holdMerges(tx)
    const html = await renderEntry(tx, actor, body)
    await tx.query(insert, [
      entryId,
      actor.personId,
      title,
      await freeSlug(tx, title, entryId),
      body,
      html,
      excerpt(body),
      labelsOf(text),
    ])
    await linkIdeas(tx, entryId, text.ideaIds)
    await settleImages(tx, { entryId }, html, true)
    await recordEvent(tx, 'changelog.created', { actorId: actor.personId, entryId })
    return { entryId }
  })
}

/**
 * Changes an entry in any state; a published one is another one at once, and its address stays. The
 * followers of ideas that it did not close before are told of it.
 * Refused with OUTDATED where it was changed since `expectedVersion`. The same once more changes
 * nothing.
 */
export async function editEntry(
  db: Db,
  { actor, clientMutationId, entryId, expectedVersion, ...text }: EditEntryCommand,
): Promise<Outcome<{ entryId: string }>> {
  return runCommand(db, callOf('editChangelogEntry', { actor, clientMutationId }), async (tx) => {
    const { title, body } = checked(text)
    // Before entries and ideas are locked, as all that locks several.
    await holdMerges(tx)
    const was = await lockEntry(tx, entryId)
    const former = (await findLinked(tx, entryId)).map(({ target }) => target)
    const labels = labelsOf(text)
    const isSame =
      title === was.title &&
      body === was.body &&
      labels.join() === was.labels.join() &&
      text.ideaIds.join() === former.map((number) => `idea_${number}`).join()
    if (isSame) return { entryId }
    await lockEntry(tx, entryId, expectedVersion)
    const html = await renderEntry(tx, actor, body, was)
    const slug = was.publishedAt === null ? await freeSlug(tx, title, entryId) : was.slug
    await tx.query(update, [entryId, title, slug, body, html, excerpt(body), labels])
    await linkIdeas(tx, entryId, text.ideaIds)
    await settleImages(tx, { entryId }, html)
    const isPublished = was.state === 'PUBLISHED'
    if (isPublished)
      await announceTo(tx, entryId, { actorId: actor.personId, at: new Date().toISOString() })
    const present = isPublished ? await findLinked(tx, entryId) : []
    const linked = present.map(({ target }) => target).filter((one) => !former.includes(one))
    await recordEvent(tx, 'changelog.edited', {
      actorId: actor.personId,
      entryId,
      version: was.version + 1,
      ...(linked.length > 0 && { linked }),
    })
    return { entryId }
  })
}

/** The call of a command on the changelog, for runCommand. */
export function callOf(mutation: string, { actor, clientMutationId }: Call) {
  return {
    mutation,
    personId: actor.personId,
    clientMutationId,
    requires: () => requireMay(actor, 'writeChangelog'),
  }
}

function checked({ title, body }: EntryText): { title: string; body: string } {
  return checkTexts({
    title: { kind: 'title', text: title },
    body: { kind: 'body', text: body },
  })
}

/** Each once, in the order in which they are shown. */
function labelsOf({ labels }: EntryText): EntryLabel[] {
  return LABELS.filter((label) => labels.includes(label))
}

async function renderEntry(
  tx: Db,
  actor: Member,
  body: string,
  was?: LockedEntry,
): Promise<string> {
  const former = was && { entryId: was.id, text: was.body }
  return renderBody(body, { images: await findPostImages(tx, actor, body, former) })
}

/** The part of the address that a title makes, with a number where another entry has it already. */
async function freeSlug(tx: Db, title: string, entryId: string): Promise<string> {
  const wish = slugOf(title) || 'entry'
  const others = new Set((await tx.query(taken, [wish, entryId])).map(({ slug }) => slug))
  for (let at = 1; ; at += 1) {
    const slug = at === 1 ? wish : `${wish}-${at}`
    if (!others.has(slug)) return slug
  }
}
