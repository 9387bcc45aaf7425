/** @jest-environment node */
import { createPageClient, type PageClient } from '#app/createPageClient.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import {
  addPeople,
  renderingOn,
  requireOwn,
  votedOn,
  type RenderedPerson,
} from './renderedPeople.tsx'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const COUNT = Number(process.env['RENDERED_APART'] ?? 30)
/** The button that follows an idea. */
const inPolish = 'Obserwuj'

let db: OpenDatabase
let people: RenderedPerson[]
beforeAll(async () => {
  db = await openTestDatabase('embedded')
  people = await addPeople(db, COUNT)
})
afterAll(() => db.close())

/** Renders the list for everybody at once, and for a visitor among them. */
async function listsOfAll(render: ReturnType<typeof renderingOn>): Promise<void> {
  const everybody = [...people, null]
  const pages = await Promise.all(everybody.map((person) => render('/', person)))
  for (const [index, person] of everybody.entries()) {
    const html = pages[index] ?? ''
    requireOwn(html, person, people)
    expect(votedOn(html)).toEqual([...(person?.votes ?? [])].sort())
  }
}

test(`${COUNT} people are rendered at once, and each gets their own list`, () =>
  listsOfAll(renderingOn(db)))

test(`${COUNT} people are rendered at once, each an idea of their own in their language`, async () => {
  const render = renderingOn(db)
  const pages = await Promise.all(people.map((one) => render(`/ideas/${one.own}/slug`, one)))
  for (const [index, person] of people.entries()) {
    const html = pages[index] ?? ''
    requireOwn(html, person, people)
    expect(html).toContain(person.words.reason)
    expect(html.includes(inPolish)).toBe(person.isPolish)
  }
})

test('a store that all pages share is noticed', async () => {
  let shared: PageClient | undefined
  const render = renderingOn(db, (...args) => {
    shared ??= createPageClient(...args)
    return { ...shared, session: { ...shared.session, dispose: () => undefined } }
  })
  await expect(listsOfAll(render)).rejects.toThrow(/words of others/)
})
