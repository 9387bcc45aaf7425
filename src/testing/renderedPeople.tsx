import { pino } from 'pino'
import { AppRoot } from '#app/AppRoot.tsx'
import { createPageClient, type PageClient } from '#app/createPageClient.ts'
import { drawStream } from '#app/drawScreen.ts'
import type { PageRequest } from '#rules/renderedPage.ts'
import type { Db } from '#server/db/database.ts'
import { vote } from '#server/db/tables/votes.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import type { Actor, Role } from '#server/kernel/actor.ts'
import { contextOf } from '#server/testing/askSchema.ts'
import { addIdea, addMember, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { createStorage } from '#services/storage/storage.ts'
import { createPolish } from './polish/createPolish.ts'

/** Somebody with words, votes and a language that nobody else has in this way. */
export interface RenderedPerson {
  readonly actor: Actor
  /** Their name, the reason of their vote, their draft. */
  readonly words: { readonly name: string; readonly reason: string; readonly draft: string }
  /** Titles of the ideas on the list that they voted for. */
  readonly votes: readonly string[]
  /** The number of the idea that nobody else voted for. */
  readonly own: number
  readonly isPolish: boolean
}

/** Ideas of the first page of the list, whose votes tell people apart: two to the power of these. */
const TELLING = 8
const ROWS = 20

/** Makes a site with so many people, each of whom voted for other ideas than all others. */
export async function addPeople(db: Db, count: number): Promise<RenderedPerson[]> {
  const site = await addSite(db)
  const author = await addMember(db, 'MEMBER', 'Author')
  const made = (title: string, daysAgo: number): Promise<number> =>
    addIdea(db, {
      title,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      authorId: author.personId,
      createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    })
  const listed: { title: string; number: number }[] = []
  for (let row = 0; row < ROWS; row++)
    listed.push({ title: `Listed ${row}`, number: await made(`Listed ${row}`, 0) })
  const people: RenderedPerson[] = []
  for (let index = 0; index < count; index++) {
    const tag = String(index).padStart(3, '0')
    const words = { name: `Name${tag}x`, reason: `Reason${tag}x`, draft: `Draft${tag}x` }
    const role = (['MEMBER', 'COLLABORATOR', 'ADMIN'] as const satisfies Role[])[index % 3]
    const actor = await addMember(db, role, words.name)
    const own = await made(`Old idea ${tag}`, 90)
    const chosen = listed.slice(0, TELLING).filter((_, bit) => ((index + 1) >> bit) & 1)
    await db.orm
      .insert(vote)
      .values([
        { ideaNumber: own, personId: actor.personId, why: words.reason },
        ...chosen.map(({ number }) => ({ ideaNumber: number, personId: actor.personId })),
      ])
    people.push({
      actor,
      words,
      votes: chosen.map(({ title }) => title),
      own,
      isPolish: index % 2 === 1,
    })
  }
  return people
}

/** Gives how a page is rendered for a person, by the real schema on a database. `makeClient` makes each page's client. */
export function renderingOn(db: Db, makeClient: typeof createPageClient = createPageClient) {
  const schema = buildSchema()
  const execute = createExecute({ schema, log: pino({ enabled: false }), introspection: false })
  return async (address: string, person: RenderedPerson | null): Promise<string> => {
    const ask = (async (_, init) => {
      const { query, variables, operationName } = JSON.parse(String(init?.body)) as {
        query: string
        variables: Readonly<Record<string, unknown>>
        operationName: string
      }
      const context = () => contextOf(db, person?.actor ?? visitor, person?.words.name)
      const caller = { reference: 'a test', context, readOnly: true }
      return Response.json(await execute(caller, query, variables, operationName))
    }) as typeof fetch
    const storage = createStorage({ area: null, target: null })
    if (person) storage.write('earshot.draft.idea', JSON.stringify({ title: person.words.draft }))
    const request = { address, fetch: ask, siteUrl: 'http://localhost', now: Date.now() }
    const language = person?.isPolish ? { language: createPolish() } : {}
    return draw(makeClient(request, { storage, ...language }))
  }
}

async function draw(client: PageClient): Promise<string> {
  const { app, session, recording } = client
  const over = new AbortController()
  const errors: unknown[] = []
  await session.ready({ frame: 60_000, beside: 0 })
  const { html, rest } = await drawStream(
    <AppRoot app={app} first={session} />,
    (error) => void errors.push(error),
    { nonce: 'a-nonce', signal: over.signal } satisfies PageRequest['stream'],
  )
  let text = html
  for await (const part of rest ?? []) text += part
  over.abort()
  session.dispose()
  if (errors.length > 0) throw new AggregateError(errors, 'A page was not rendered')
  return text + client.takeCss() + JSON.stringify(recording.take())
}

/** Throws for a page that has no word of its person, another's votes, role or language, or a word of somebody else. */
export function requireOwn(
  html: string,
  person: RenderedPerson | null,
  people: readonly RenderedPerson[],
): void {
  const others = people.filter((one) => one !== person)
  const foreign = others.flatMap(({ words }) =>
    Object.values(words).filter((word) => html.includes(word)),
  )
  if (foreign.length > 0) throw new Error(`A page holds words of others: ${foreign.join(', ')}`)
  if (html.includes('Draft')) throw new Error('A page holds a draft, which only its browser has')
  // The answers that a page was drawn from come with it.
  const isOfTeam = html.includes('"canModerate":true')
  if (person === null) {
    if (html.includes('aria-pressed="true"')) throw new Error('A visitor has voted')
    if (isOfTeam) throw new Error('A visitor has the rights of the team')
    return
  }
  if (!html.includes(person.words.name))
    throw new Error(`${person.words.name} is not on their page`)
  if (isOfTeam !== (person.actor.role !== 'MEMBER'))
    throw new Error(`${person.words.name} has the rights of another role`)
}

/** The titles of the ideas of a list that its reader voted for, in order. */
export function votedOn(html: string): string[] {
  return [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*data-focus="([^"]*)"/g)]
    .map(([, title = '']) => title)
    .sort()
}
