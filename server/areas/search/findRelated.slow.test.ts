import { eq } from 'drizzle-orm'
import { idea } from '#server/db/tables/ideas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findRelated, keptRelated } from './findRelated.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const title = 'Dark mode for the editor'

describeOnEngines('related ideas', (open) => {
  const numbers = new Map<string, number>()
  const numberOf = (key: string) => numbers.get(key) ?? 0
  const asked = () => ({ number: numberOf('asked'), title })
  const keysOf = (found: readonly number[]) =>
    found.map((number) => [...numbers].find(([, one]) => one === number)?.[0])
  const related = async (actor: Actor = visitor) =>
    keysOf(await findRelated(open(), actor, asked()))

  beforeAll(async () => {
    const site = await addSite(open())
    const add = async (
      key: string,
      text: string,
      more: { boardId?: string; state?: 'SPAM' } = {},
    ) =>
      numbers.set(
        key,
        await addIdea(open(), {
          title: text,
          boardId: site.boards.public,
          statusId: statusId(site, 'open'),
          ...more,
        }),
      )
    await add('asked', title)
    await add('same', 'A dark mode in the editor')
    await add('slip', 'Editor with drak mode')
    await add('of the team', 'Dark mode for the editor of the team', { boardId: site.boards.team })
    await add('spam', 'Dark mode for the editor!', { state: 'SPAM' })
    await add('one word', 'Editor for tables of contents')
    await add('joining words', 'Photos for the cover')
  })

  test('are those that are much alike, of what one may read; never the idea itself', async () => {
    expect(await related()).toEqual(['same', 'slip'])
    expect((await related(await addMember(open(), 'ADMIN'))).toSorted()).toEqual([
      'of the team',
      'same',
      'slip',
    ])
  })

  test('are found once for all who may read the same', async () => {
    let times = 0
    const kept = keptRelated((...all) => {
      times += 1
      return findRelated(...all)
    })
    const team = await addMember(open(), 'ADMIN')
    for (const actor of [visitor, visitor, team, team]) await kept(open(), actor, asked())
    expect(times).toBe(2)
    await kept(open(), visitor, { ...asked(), title: 'Another title' })
    expect(times).toBe(3)
    const failing = keptRelated(() => Promise.reject(new Error(`failed ${(times += 1)}`)))
    for (const _ of [1, 2])
      await expect(failing(open(), visitor, asked())).rejects.toThrow('failed')
    expect(times).toBe(5)
  })

  test('that were kept are not shown once they are hidden or merged', async () => {
    const found = await findRelated(open(), visitor, asked())
    const show = async () => {
      const { data } = await askSchema(
        open(),
        visitor,
        `{ idea(id: "idea_${numberOf('asked')}") { relatedIdeas { number } } }`,
        {},
        { related: () => Promise.resolve(found) },
      )
      const { relatedIdeas } = data?.['idea'] as { relatedIdeas: { number: number }[] }
      return keysOf(relatedIdeas.map(({ number }) => number))
    }
    const change = (key: string, to: object) =>
      open()
        .orm.update(idea)
        .set(to)
        .where(eq(idea.number, numberOf(key)))
    expect(await show()).toEqual(['same', 'slip'])
    await change('slip', { mergedInto: numberOf('same') })
    expect(await show()).toEqual(['same'])
    await change('same', { state: 'SPAM' })
    expect(await show()).toEqual([])
    await change('same', { state: 'LIVE' })
    await change('slip', { mergedInto: null })
  })
})
