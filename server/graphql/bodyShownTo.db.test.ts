import { eq } from 'drizzle-orm'
import { asWritten } from '#server/areas/texts/asWritten.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const query = `query Q($id: ID!) { idea(id: $id) { bodyHtml comments(first: 1) { edges { node { bodyHtml } } } } }`

describeOnEngines('a body that is too long to format', (open) => {
  test('says so in the language that the site has by then', async () => {
    const site = await addSite(open())
    const reader = await addMember(open())
    const number = await addIdea(open(), {
      title: 'Long',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    const bodyHtml = asWritten('x < y')
    await open().orm.update(idea).set({ bodyHtml }).where(eq(idea.number, number))
    await open()
      .orm.insert(comment)
      .values({ id: newId('comment'), ideaNumber: number, body: 'x < y', bodyHtml })
    const bodies = async (locale: string): Promise<(string | undefined)[]> => {
      await open().orm.update(siteTable).set({ locale })
      const { data, errors } = await askSchema(open(), reader, query, { id: `idea_${number}` })
      expect(errors).toEqual([])
      const { idea: found } = data as {
        idea: { bodyHtml: string; comments: { edges: { node: { bodyHtml: string } }[] } }
      }
      return [found.bodyHtml, found.comments.edges[0]?.node.bodyHtml]
    }
    expect(await bodies('en')).toEqual([bodyHtml, bodyHtml])
    const german = expect.stringMatching(
      /^<p><em>Dieser Text ist zu lang .*<pre><code>x &lt; y<\/code><\/pre>$/,
    ) as string
    expect(await bodies('de')).toEqual([german, german])
  })
})
