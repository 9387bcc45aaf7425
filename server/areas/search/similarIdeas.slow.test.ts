import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { tag } from '#server/db/tables/site.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { similarIdeas } from './similarIdeas.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const corpus: Record<string, { title: string; body?: string; status?: string }> = {
  dark: {
    title: 'Dark mode for the editor',
    body: 'White pages hurt my eyes when reading late at night.',
  },
  shipped: { title: 'Fold headings', status: 'shipped' },
  trees: {
    title: 'Més arbres al carrer d’Aragó',
    body: 'Falta ombra a l’estiu i els escocells són buits.',
  },
  bikes: { title: 'Carril bici segur al Passeig de Gràcia' },
  spanish: { title: 'Ampliar el horario de las bibliotecas municipales' },
  chinese: { title: '支持深色模式和离线同步' },
  japanese: { title: 'エディターのダークテーマ' },
  russian: { title: 'Тёмная тема для редактора' },
  email: { title: 'E-mail digest every Monday' },
  many: { title: 'Calendar' },
}

describeOnEngines('similar ideas', (open) => {
  const numbers = new Map<number, string>()
  const find = async (
    title: string,
    { body, actor = visitor }: { body?: string; actor?: Actor } = {},
  ) => (await similarIdeas(open(), actor, { title, body })).map(({ number }) => numbers.get(number))

  beforeAll(async () => {
    const site = await addSite(open())
    const add = async (
      key: string,
      boardId: string,
      made: { title: string; body?: string; state?: 'PENDING' | 'SPAM' },
      status = 'open',
      db: Db = open(),
    ) => {
      const number = await addIdea(db, { ...made, boardId, statusId: statusId(site, status) })
      numbers.set(number, key)
      return number
    }
    for (const [key, { status, ...made }] of Object.entries(corpus))
      await add(key, site.boards.public, made, status)
    // More than are taken for one word.
    await open().transaction(async (tx) => {
      for (let index = 0; index < 270; index += 1)
        await add(
          `board ${index}`,
          site.boards.public,
          { title: `Table with number ${index}` },
          'open',
          tx,
        )
    })
    await add('team', site.boards.team, { title: 'Zeppelin hangar' })
    await add('members', site.boards.members, { title: 'Zeppelin tickets' })
    await add('pending', site.boards.public, { title: 'Zeppelin rides', state: 'PENDING' })
    await add('spam', site.boards.public, { title: 'Zeppelin offers', state: 'SPAM' })
    const merged = await add('merged', site.boards.public, { title: 'Zeppelin tours' })
    await open().orm.update(idea).set({ mergedInto: 1 }).where(eq(idea.number, merged))
  })

  test.each([
    ['a typo', 'Drak mdoe for the edtior', 'dark'],
    ['a typo beside words that many have', 'Table with nubmer 12', 'board 12'],
    ['a typo in the only word', 'Calednar', 'many'],
    ['dropped accents', 'mes arbres al carrer d’arago', 'trees'],
    ['another order', 'editor: mode, dark', 'dark'],
    ['half the title', 'carril bici', 'bikes'],
    ['words of the details', 'night reading hurts eyes', 'dark'],
    ['Catalan details', 'ombra estiu escocells', 'trees'],
    ['other endings', 'Amplían horarios de biblioteca', 'spanish'],
    ['Chinese', '深色模式', 'chinese'],
    ['Japanese', 'ダークテーマ', 'japanese'],
    ['Cyrillic without its dots', 'темная тема', 'russian'],
    ['a hyphen', 'email digest', 'email'],
    ['a closed one', 'folding headings', 'shipped'],
    ['words that many have, together', 'number 12 table', 'board 12'],
  ])('are found by %s', async (_, title, expected) => {
    expect((await find(title))[0]).toBe(expected)
  })

  test('say which words were found, as the title has them', async () => {
    expect(await similarIdeas(open(), visitor, { title: 'mes arbres arago' })).toMatchObject([
      { words: ['arbres', 'Aragó'] },
    ])
  })

  test('are at most five, and fewer where fewer are asked for', async () => {
    expect(await find('Table with number')).toHaveLength(5)
    expect(
      await similarIdeas(open(), visitor, { title: 'Table with number', first: 2 }),
    ).toHaveLength(2)
    expect(
      await similarIdeas(open(), visitor, { title: 'Table with number', first: 900 }),
    ).toHaveLength(5)
  })

  test('are none for what is like nothing, and for nothing', async () => {
    for (const title of [
      '',
      '   ',
      '!?',
      'qqqqqq wwwwww',
      '\0',
      `'); drop table idea; --`,
      `'a':* & !b`,
      '\\',
      '\u{1F600}',
    ])
      expect(await find(title)).toEqual([])
    expect(await find('qqqqqq', { body: 'x'.repeat(20_000) })).toEqual([])
  })

  test('read no more of a text than its beginning, also for the tags that it names', async () => {
    const number = [...numbers].find(([, key]) => key === 'dark')?.[0] ?? 0
    await open().orm.insert(tag).values({
      id: 'tag_palindrome',
      name: 'Palindrome',
      nameKey: 'palindrome',
      slug: 'palindrome',
    })
    await open().orm.insert(ideaTag).values({ ideaNumber: number, tagId: 'tag_palindrome' })
    const sharing = async (body: string) => {
      const { data } = await askSchema(
        open(),
        visitor,
        'query Like($title: String!, $body: String) { similarIdeas(title: $title, body: $body, first: 1) { sharesTag } }',
        { title: 'Dark mode for the editor', body },
      )
      return data?.['similarIdeas']
    }
    expect([
      await sharing('Palindrome'),
      await sharing(`${'and so '.repeat(2_000)} Palindrome`),
    ]).toEqual([[{ sharesTag: true }], [{ sharesTag: false }]])
  })

  test('are those that the asking person may read', async () => {
    const member = await addMember(open())
    const team = await addMember(open(), 'COLLABORATOR')
    expect(await find('Zeppelin')).toEqual([])
    expect(await find('Zeppelni')).toEqual([])
    expect(await find('Zeppelin', { actor: member })).toEqual(['members'])
    expect((await find('Zeppelin', { actor: team })).sort()).toEqual(['members', 'team'])
    expect(await find('Zeppelin', { actor: { ...visitor, siteIsReadable: false } })).toEqual([])
  })
})
