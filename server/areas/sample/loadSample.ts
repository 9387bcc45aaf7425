import { ENGLISH } from '#rules/languages.ts'
import { addStatuses } from '#server/areas/site/startEmpty.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaEvent, ideaTag } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { person } from '#server/db/tables/people.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { board, tag } from '#server/db/tables/site.ts'
import { follow, vote } from '#server/db/tables/votes.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import { boardWords, sampleName } from './boardWords.ts'
import { editorIdeas } from './editorIdeas.ts'
import { mobileIdeas } from './mobileIdeas.ts'
import { people, teamNames } from './people.ts'
import { seededRandom } from './random.ts'
import { sampleRows, type Cast, type IdeaRows } from './sampleRows.ts'
import { syncIdeas } from './syncIdeas.ts'

const sampleBoards = ['editor', 'sync-and-offline', 'mobile'] as const

/**
 * Fills an empty site with the sample: the users of Fieldnotes, a note-taking app, and what they
 * wish for, each in their own language; boards and statuses are in that of the site. Times are
 * before `now`. It is an import, so that it can be undone as one.
 */
export async function loadSample(
  tx: Db,
  { locale = ENGLISH, now = Date.now() }: { locale?: string; now?: number } = {},
): Promise<void> {
  const ideas = [...editorIdeas, ...syncIdeas, ...mobileIdeas].sort((a, b) => b.age - a.age)
  const statuses = await addStatuses(tx, locale)
  const importId = await addImport(tx, sampleName(locale), {
    ideas: ideas.length,
    comments: ideas.flatMap(({ comments }) => comments ?? []).length,
  })
  const boards = await addBoards(tx, { locale, importId })
  const cast = await addPeople(tx, { now, importId })
  const tagIds = await addTags(
    tx,
    ideas.flatMap(({ tags }) => tags),
    importId,
  )
  const random = seededRandom(2026)
  const rows = ideas.map((sample) => sampleRows(sample, { boards, statuses, cast, now, random }))
  const numbers = (
    await tx.orm
      .insert(idea)
      .values(rows.map((row) => ({ ...row.idea, importId })))
      .returning({ number: idea.number })
  ).map(({ number }) => number)
  const of = <Row extends object>(list: (row: IdeaRows) => readonly Row[]) =>
    rows.flatMap((row, index) =>
      list(row).map((one) => ({ ...one, ideaNumber: numbers[index] ?? 0 })),
    )
  await tx.orm
    .insert(ideaSearch)
    .values(
      rows.map(({ idea: { title, body } }, index) =>
        searchRow({ number: numbers[index] ?? 0, title, body }),
      ),
    )
  await tx.orm.insert(vote).values(of((row) => row.votes))
  await tx.orm.insert(follow).values(of((row) => row.follows))
  await tx.orm
    .insert(comment)
    .values(of((row) => row.comments).map((row) => ({ ...row, importId })))
  await tx.orm
    .insert(ideaEvent)
    .values(of((row) => row.events).map((row) => ({ ...row, sourceKey: row.kind })))
  await tx.orm
    .insert(ideaTag)
    .values(
      ideas.flatMap(({ tags }, index) =>
        tags.map((name) => ({ ideaNumber: numbers[index] ?? 0, tagId: tagIds.get(name) ?? '' })),
      ),
    )
}

async function addImport(
  tx: Db,
  source: string,
  counts: Readonly<Record<string, number>>,
): Promise<string> {
  const id = newId('import')
  const finishedAt = new Date().toISOString()
  await tx.orm.insert(importJob).values({ id, source, state: 'FINISHED', counts, finishedAt })
  return id
}

async function addBoards(
  tx: Db,
  { locale, importId }: { locale: string; importId: string },
): Promise<Map<string, string>> {
  const words = boardWords(locale)
  const rows = sampleBoards.map((key, position) => ({
    key,
    row: {
      ...words[key],
      id: newId('board'),
      nameKey: nameKey(words[key].name),
      slug: freeSlug(words[key].name, new Set(), 'board'),
      position,
      importId,
    },
  }))
  await tx.orm.insert(board).values(rows.map(({ row }) => row))
  return new Map(rows.map(({ key, row }) => [key, row.id]))
}

async function addPeople(
  tx: Db,
  { now, importId }: { now: number; importId: string },
): Promise<Cast> {
  const createdAt = new Date(now - 600 * 86_400_000).toISOString()
  const members = people.map(({ name, language }) => ({ id: newId('user'), name, language }))
  const team = teamNames.map((name) => ({ id: newId('user'), name, role: 'COLLABORATOR' as const }))
  await tx.orm
    .insert(person)
    .values([
      ...members.map(({ id, name }) => ({ id, name, createdAt, importId })),
      ...team.map((one) => ({ ...one, createdAt, importId })),
    ])
  return { people: members, team: team.map(({ id }) => id) }
}

async function addTags(
  tx: Db,
  names: readonly string[],
  importId: string,
): Promise<Map<string, string>> {
  const rows = [...new Set(names)].map((name) => ({
    id: newId('tag'),
    name,
    nameKey: nameKey(name),
    slug: freeSlug(name, new Set(), 'tag'),
    importId,
  }))
  await tx.orm.insert(tag).values(rows)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
