import { eq } from 'drizzle-orm'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { readSynonyms } from '#server/areas/synonyms/readSynonyms.ts'
import { deleteSynonyms, saveSynonyms } from '#server/areas/synonyms/saveSynonyms.ts'
import { switchSynonyms } from '#server/areas/synonyms/switchSynonyms.ts'
import { keptSynonyms, synonymsOf } from '#server/areas/synonyms/synonyms.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { board } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
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
import { findMatch } from './findRanking.ts'
import { learnFromMerges } from './learnFromMerges.ts'
import { searchIdeas } from './searchIdeas.ts'
import { similarIdeas } from './similarIdeas.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

describeOnEngines('words that mean the same', (open) => {
  let site: TestSite
  let admin: Actor & Member
  const add = (title: string, more: object = {}): Promise<number> =>
    addIdea(open(), {
      title,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      ...more,
    })
  const found = async (search: string): Promise<number[]> =>
    (await searchIdeas(open(), visitor, { filter: { search }, page: { first: 20 } })).rows.map(
      ({ number }) => number,
    )
  const save = async (...words: string[]): Promise<string> => {
    const { result, errors } = await saveSynonyms(open(), { actor: admin, groupId: null, words })
    expect(errors).toEqual([])
    return result?.groupId ?? ''
  }
  const ofSource = async (source: string) =>
    (await readSynonyms(open())).filter((group) => group.source === source)

  beforeAll(async () => {
    site = await addSite(open())
    admin = await addMember(open(), 'ADMIN', 'Ana')
  })

  test('what the team says is found both ways, also by phrases, and behind the word itself', async () => {
    const plum = await add('Plum tart for breakfast')
    const groupId = await save('plum tart', 'zwetschgendatschi', 'Pflaumen-Kuchen')
    expect(await found('zwetschgendatschi')).toEqual([plum])
    const word = await add('Zwetschgendatschi every Sunday')
    expect(await found('zwetschgendatschi')).toEqual([word, plum])
    expect(await found('plum tart')).toEqual([plum, word])
    expect(await found('pflaumen-kuchen sunday')).toEqual([word, plum])
    expect(await found('“zwetschgendatschi”')).toEqual([word])
    const off = await switchSynonyms(open(), { actor: admin, groupId, isOn: false })
    expect(off.errors).toMatchObject([{ reason: 'SYNONYMS_GONE' }])
    await deleteSynonyms(open(), { actor: admin, groupId })
    expect(await found('zwetschgendatschi')).toEqual([word])
  })

  test('a text with the word itself stands before a title that means the same', async () => {
    const title = await add('Gloaming look for the app')
    const body = await add('Appearance settings', { body: 'Please add a penumbra mode.' })
    await save('penumbra mode', 'gloaming look')
    expect(await found('penumbra mode')).toEqual([body, title])
  })

  test('names with a sign and words in scripts without spaces are words of their own', async () => {
    const sharp = await add('Bindings for csharpish')
    const lone = await add('Key of c minor')
    const output = await add('Print to a file')
    await save('C#', 'csharpish')
    await save('PDF出力', 'print to a file')
    expect((await found('C#'))[0]).toBe(sharp)
    expect((await found('c'))[0]).toBe(lone)
    expect(await found('PDF出力')).toEqual([output])
  })

  test('a sign that no search finds is no word, and stops no search', async () => {
    const refused = await saveSynonyms(open(), {
      actor: admin,
      groupId: null,
      words: ['№', 'quantity'],
    })
    expect(refused.errors).toMatchObject([{ reason: 'WORD_WITHOUT_LETTERS' }])
    const synonyms = synonymsOf([
      { id: 'x', source: 'TEAM', words: ['™', 'quantity'], isOn: true, merges: [] },
    ])
    const filter = { search: 'quantity' }
    const page = await searchIdeas(
      open(),
      visitor,
      { filter, page: { first: 5 } },
      { synonyms: async () => synonyms },
    )
    expect(page.rows).toEqual([])
  })

  test('of words scattered over a text a similar title is more, and less than one that means the same', async () => {
    await save('wombat', 'burrower')
    const title = await add('A burrower in the attic')
    const body = await add('Night noises', { body: 'The burrower again, far above in the attic.' })
    expect(await found('wombat attic')).toEqual([title, body])
  })

  test('says by which words it was found, and sorts by the same points', async () => {
    await save('kettle', 'water boiler')
    const number = await add('Water boiler for the office')
    const match = await findMatch(open(), visitor, number, 'kettle office')
    expect(match).toMatchObject({
      meanings: [{ of: 'kettle', text: 'water boiler', source: 'TEAM' }],
    })
    expect(match?.parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['HAS_MEANT', 'TITLE_HAS_MEANT']),
    )
    const page = await searchIdeas(open(), visitor, {
      filter: { search: 'kettle office' },
      page: { first: 5 },
    })
    expect(page.rows[0]).toMatchObject({ number, rank: match?.score })
    const { data } = await askSchema(
      open(),
      visitor,
      `{ idea(id: "idea_${number}") { ranking(search: "kettle") { meanings { typed found source } } } }`,
    )
    expect(data).toEqual({
      idea: {
        ranking: { meanings: [{ typed: 'kettle', found: 'water boiler', source: 'TEAM' }] },
      },
    })
  })

  test('finds similar ideas', async () => {
    await save('lorry', 'articulated truck')
    await add('Lorry routes on the map')
    const truck = await add('Articulated truck parking')
    const similar = await similarIdeas(open(), visitor, { title: 'Lorry parking' })
    expect(similar.find(({ number }) => number === truck)?.words).toEqual(
      expect.arrayContaining(['parking', 'Articulated', 'truck']),
    )
  })

  test('three merges teach a pair, as long as everybody may read them; it can be turned off for good', async () => {
    const pairs = []
    for (const part of ['for cellos', 'with wheels', 'for rent']) {
      const [from, into] = [await add(`Valise ${part}`), await add(`Suitcase ${part}`)]
      await mergeIdea(open(), { actor: admin, ideaNumber: from, intoNumber: into })
      pairs.push({ from, into })
    }
    await learnFromMerges(open())
    const numbers = pairs.map(({ from }) => from).toReversed()
    expect(await ofSource('LEARNED')).toMatchObject([
      { words: expect.arrayContaining(['valise', 'suitcase']), merges: numbers, isOn: true },
    ])
    const cheap = await add('A cheap suitcase')
    const meant = async () =>
      (await findMatch(open(), visitor, cheap, 'cheap valise'))?.meanings?.map(({ text }) => text)
    expect(await meant()).toEqual(['suitcase'])
    expect((await found('cheap valise'))[0]).toBe(cheap)

    const [{ from, into } = { from: 0, into: 0 }] = pairs
    // Nobody but the team may read one of them: nothing of its title is told, without learning anew.
    for (const number of [from, into]) {
      await open()
        .orm.update(idea)
        .set({ boardId: site.boards.team })
        .where(eq(idea.number, number))
      expect(await ofSource('LEARNED')).toEqual([])
      expect(await meant()).toEqual([])
      await open()
        .orm.update(idea)
        .set({ boardId: site.boards.public })
        .where(eq(idea.number, number))
    }
    await open().orm.update(idea).set({ state: 'SPAM' }).where(eq(idea.number, from))
    expect(await ofSource('LEARNED')).toEqual([])
    await open().orm.update(idea).set({ state: 'LIVE' }).where(eq(idea.number, from))
    await open().orm.update(board).set({ visibility: 'MEMBERS' }).where(eq(board.slug, 'public'))
    expect(await ofSource('LEARNED')).toEqual([])
    await open().orm.update(board).set({ visibility: 'PUBLIC' }).where(eq(board.slug, 'public'))
    const [learned] = await ofSource('LEARNED')

    const groupId = learned?.id ?? ''
    const collaborator = await addMember(open(), 'COLLABORATOR')
    const denied = await switchSynonyms(open(), { actor: collaborator, groupId, isOn: false })
    expect(denied.errors.map(({ code }) => code)).toEqual(['FORBIDDEN'])
    await switchSynonyms(open(), { actor: admin, groupId, isOn: false })
    await learnFromMerges(open())
    expect(await ofSource('LEARNED')).toMatchObject([{ id: groupId, isOn: false }])
    expect(await meant()).toEqual([])
    await switchSynonyms(open(), { actor: admin, groupId, isOn: true })
    await unmergeIdea(open(), { actor: admin, ideaNumber: from })
    expect(await ofSource('LEARNED')).toEqual([])
    await mergeIdea(open(), { actor: admin, ideaNumber: from, intoNumber: into })
    await save('suitcase', 'valise', 'trunk')
    expect(await ofSource('LEARNED')).toEqual([])
  })

  test('refuses what says nothing, what is said, and what is too much; the audit log has the rest', async () => {
    const reasonsOf = async (groupId: string | null, ...words: string[]) =>
      (await saveSynonyms(open(), { actor: admin, groupId, words })).errors.map(
        ({ reason, field }) => [reason, field],
      )
    expect(await reasonsOf(null, 'one')).toEqual([['TOO_FEW_WORDS', 'words']])
    expect(await reasonsOf(null, 'Größe', 'grosse ', 'GRÖSSE')).toEqual([
      ['TOO_FEW_WORDS', 'words'],
    ])
    expect(await reasonsOf(null, 'one', '!!!')).toEqual([['WORD_WITHOUT_LETTERS', 'words']])
    expect(await reasonsOf(null, 'one', 'x'.repeat(41))).toEqual([['TEXT_TOO_LONG', 'words']])
    const many = Array.from({ length: 11 }, (_, at) => `word${at}`)
    expect(await reasonsOf(null, ...many)).toEqual([['TOO_MANY_WORDS', 'words']])
    const groupId = await save('gnu', 'wildebeest')
    expect(await reasonsOf(null, 'Wildebeest', 'GNU')).toEqual([['SYNONYMS_KNOWN', 'words']])
    expect(await reasonsOf('synonyms_none', 'a', 'b')).toEqual([['SYNONYMS_GONE', 'groupId']])
    expect(await reasonsOf(groupId, 'gnu', 'wildebeest', 'antelope')).toEqual([])
    await deleteSynonyms(open(), { actor: admin, groupId })
    const log = await open()
      .orm.select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, groupId))
      .orderBy(auditEvent.id)
    expect(log.map(({ kind, fromValue, toValue }) => [kind, fromValue, toValue])).toEqual([
      ['synonyms.created', null, 'gnu, wildebeest'],
      ['synonyms.changed', 'gnu, wildebeest', 'gnu, wildebeest, antelope'],
      ['synonyms.deleted', 'gnu, wildebeest, antelope', null],
    ])
  })

  test('another source of candidates is gathered, scored, explained, and kept to what may be read', async () => {
    const near = await add('Umbrella stand')
    const nearer = await add('Parasol holder')
    const secret = await add('Raincoat rack', { boardId: site.boards.team })
    const asked: string[] = []
    const services = {
      candidates: (typed: string) => {
        asked.push(typed)
        const given = { [near]: 0.4, [nearer]: 0.8, [secret]: 1, 99_999: 1 }
        return Promise.resolve(
          Object.entries(given).map(([number, similarity]) => ({ number: +number, similarity })),
        )
      },
    }
    const search = (typed: string, given: object = services) =>
      searchIdeas(open(), visitor, { filter: { search: typed }, page: { first: 9 } }, given)
    const { rows } = await search('precipitation')
    expect(rows.map(({ number }) => number)).toEqual([nearer, near])
    expect(asked).toEqual(['precipitation'])
    const match = await findMatch(open(), visitor, nearer, 'precipitation', services)
    expect(match?.parts).toContainEqual(
      expect.objectContaining({ kind: 'MEANS_ALIKE', points: 720 }),
    )
    expect(rows[0]?.rank).toBe(match?.score)
    expect(await findMatch(open(), visitor, secret, 'precipitation', services)).toBeNull()
    const failing = { candidates: () => Promise.reject(new Error('no model')) }
    expect((await search('precipitation', failing)).rows).toEqual([])
    expect((await search('precipitation', {})).rows).toEqual([])
  })

  test('are kept until something has changed', async () => {
    const kept = keptSynonyms(open(), watchContent(open()))
    const before = await kept()
    expect(await kept()).toBe(before)
    await save('hobgoblin', 'kobold')
    expect((await kept()).meaningsOf(['kobold'])).toMatchObject([{ text: 'hobgoblin' }])
  })
})

test('a word has so many meanings and no more, those of the team first, whatever its plural', () => {
  const group = (source: 'TEAM' | 'LEARNED', words: string[]) => ({
    ...{ id: words[0] ?? '', source, words, isOn: true, merges: [] },
  })
  const { meaningsOf, longest } = synonymsOf([
    group('LEARNED', ['cat', 'tomcat']),
    group('TEAM', ['cat', 'fluffy little tiger']),
    group('TEAM', ['cat', ...Array.from({ length: 20 }, (_, at) => `word${at}`)]),
    { ...group('TEAM', ['cat', 'dog']), isOn: false },
  ])
  expect(longest).toBe(3)
  expect(meaningsOf(['cat'])).toHaveLength(12)
  expect(meaningsOf(['cat'])[0]).toEqual({
    text: 'fluffy little tiger',
    of: 'cat',
    source: 'TEAM',
  })
  expect(meaningsOf(['tomcats'])).toEqual([{ text: 'cat', of: 'tomcat', source: 'LEARNED' }])
  expect(meaningsOf(['dog'])).toEqual([])
})
