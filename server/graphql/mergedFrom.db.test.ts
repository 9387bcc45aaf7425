import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const look = `query Look($id: ID!, $first: Int) { idea(id: $id) { mergedFrom(first: $first) { idea { title } } } }`

describeOnEngines('what was merged into an idea', (open) => {
  let site: TestSite
  let team: Actor & Member
  let target = 0

  const add = (title: string) =>
    addIdea(open(), {
      title,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: '2026-01-01T00:00:00.000Z',
    })
  const titles = async (first: number | null) => {
    const { data, errors } = await askSchema(open(), visitor, look, { id: `idea_${target}`, first })
    expect(errors).toEqual([])
    const { idea } = data as { idea: { mergedFrom: { idea: { title: string } }[] } }
    return idea.mergedFrom.map(({ idea: { title } }) => title)
  }

  beforeAll(async () => {
    site = await addSite(open())
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    target = await add('A kestrel')
    for (const title of ['A falcon', 'A hawk', 'An owl'])
      await mergeIdea(open(), { actor: team, ideaNumber: await add(title), intoNumber: target })
  })

  test('is given whole, or as many of it as are asked for', async () => {
    expect(await titles(null)).toEqual(['A falcon', 'A hawk', 'An owl'])
    expect(await titles(2)).toEqual(['A falcon', 'A hawk'])
    expect(await titles(7)).toHaveLength(3)
    expect(await titles(-1)).toEqual([])
  })
})
