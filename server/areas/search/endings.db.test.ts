import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { searchIdeas } from './searchIdeas.ts'

describeOnEngines('a word with another ending', (open) => {
  const search = async (text: string) => {
    const list = { filter: { search: text }, page: { first: 20 } }
    const { rows, matchOf } = await searchIdeas(open(), visitor, list)
    return rows.map((idea) => [idea.title, ...matchOf(idea).words()])
  }

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    const all = [
      ['Notification sounds', 'There should be one for each kind of message.'],
      ['Hidden votes', 'As long as an idea is open.'],
      ['Not working on tablets', 'It is not there.'],
      ['Voting', ''],
      ['Categories', ''],
      ['Bücher ausleihen', 'Das ist für eine Bibliothek und nicht nur für uns.'],
      ['Benachrichtigungen stummschalten', ''],
      ['Notificaciones por correo', 'Es para los vecinos que no usan el móvil.'],
      ['Chevaux de trait', 'Les chevaux sont dans un pré avec les autres.'],
    ] as const
    for (const [title, body] of all) await addIdea(open(), { title, body, ...place })
  })

  test.each([
    ['notifications', ['Notification sounds', 'Notification']],
    ['voting', ['Hidden votes', 'votes']],
    ['vote', ['Voting', 'Voting']],
    ['category', ['Categories', 'Categories']],
    ['buch', ['Bücher ausleihen', 'Bücher']],
    ['Benachrichtigung', ['Benachrichtigungen stummschalten', 'Benachrichtigungen']],
    ['notificación', ['Notificaciones por correo', 'Notificaciones']],
  ])('%s', async (text, expected) => {
    expect(await search(text)).toContainEqual(expected)
  })

  test('is one of its own language: notes are not what is "not"', async () => {
    const titles = (await search('notes')).map(([title]) => title)
    expect(titles).not.toContain('Not working on tablets')
  })

  test('in quotes is meant as it stands: others are only close', async () => {
    const list = { filter: { search: '"notifications"' }, page: { first: 20 } }
    const { rows } = await searchIdeas(open(), visitor, list)
    expect(rows.map(({ isClose }) => isClose)).toEqual([true, true])
  })
})
