import { slugOf } from '#rules/slug.ts'
import type { TextKind } from '#rules/validation.ts'
import { checkName, newSlug } from '#server/areas/labels/labelNames.ts'
import { statement, type Db } from '#server/db/database.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { BoardRow } from '#server/kernel/rows.ts'

/** The facts of a board that the team sets. */
export type BoardFacts = Pick<
  BoardRow,
  'name' | 'slug' | 'description' | 'visibility' | 'posting' | 'voting' | 'commenting'
> & {
  /** Markdown with which the form for a new idea begins; empty: with nothing. */
  template: string
}

/** The facts that are given; those left out stay, or are those of a new board. */
export type BoardChange = { [Fact in keyof BoardFacts]?: BoardFacts[Fact] | null }

const texts = {
  description: 'boardDescription',
  template: 'boardTemplate',
} as const satisfies Record<string, TextKind>
const slugTaken = statement<{ name: string }>(
  'board_slug_taken',
  'select name from board where slug = $1 and id <> $2',
)

/**
 * Gives the facts as they are stored, with the name as names are compared. Refuses texts against
 * docs/RULES.md#validation, a name or address that another board has, and an address that is none.
 */
export async function checkFacts(
  tx: Db,
  change: BoardChange,
  ownId = '',
): Promise<Partial<BoardFacts> & { nameKey?: string }> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value != null),
  ) as Partial<BoardFacts>
  const asked = Object.entries(texts).flatMap(([fact, kind]) => {
    const text = given[fact as keyof typeof texts]
    return text === undefined ? [] : [[fact, { kind, text }] as const]
  })
  return {
    ...given,
    ...checkTexts(Object.fromEntries(asked)),
    ...(given.name !== undefined && (await checkName(tx, 'board', given.name, ownId))),
    ...(given.slug !== undefined && { slug: await checkSlug(tx, given.slug, ownId) }),
  }
}

/** Gives a free address for a new board, of its name. */
export function freeBoardSlug(tx: Db, name: string): Promise<string> {
  return newSlug(tx, 'board', name)
}

async function checkSlug(tx: Db, text: string, ownId: string): Promise<string> {
  const slug = text.normalize('NFC').trim()
  if (slug === '' || slugOf(slug) !== slug) throw refuse('SLUG_WRONG', { field: 'slug' })
  const [other] = await tx.query(slugTaken, [slug, ownId])
  if (other) throw refuse('SLUG_TAKEN', { field: 'slug', name: other.name })
  return slug
}
