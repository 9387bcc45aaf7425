import { eq } from 'drizzle-orm'
import { person } from '#server/db/tables/people.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { enterNew, NameNeeded } from './signInIdentity.ts'
import { signInWithProvider } from './signInWithProvider.ts'

// better-auth cannot be loaded in Jest's VM.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const RENAME =
  'mutation ($name: String!) { it: updateProfile(name: $name) { errors { code reason field } } }'

describeOnEngines('the name of somebody of the team', (open) => {
  let member: Actor & Member
  let ada: Actor & Member

  const rename = async (name: string, actor = member) => {
    const { data, errors } = await askSchema(open(), actor, RENAME, { name })
    expect(errors).toEqual([])
    return (data?.['it'] as { errors: object[] }).errors
  }
  const nameOf = async ({ personId }: Member) =>
    (await open().orm.select().from(person).where(eq(person.id, personId)))[0]?.name
  const isTaken = [{ code: 'INVALID', reason: 'NAME_OF_TEAM', field: 'name' }]

  beforeAll(async () => {
    await addSite(open())
    ada = await addMember(open(), 'ADMIN', 'Ada Lovelace')
    await addMember(open(), 'COLLABORATOR', 'Alice')
    await addMember(open(), 'MEMBER', 'Mary Somerville')
  })
  beforeEach(async () => {
    member = await addMember(open(), 'MEMBER', 'Eve')
  })

  test.each([
    ['the same', 'Ada Lovelace'],
    ['another case', 'ADA lovelace'],
    ['other spaces', 'Ada\u00a0\u2003Lovelace'],
    ['no space', 'AdaLovelace'],
    ['an invisible character', 'Ada Love\u200blace'],
    ['a soft hyphen', 'Ada Love\u00adlace'],
    ['full width', 'Ａｄａ Ｌｏｖｅｌａｃｅ'],
    ['letters of mathematics', '𝐀𝐝𝐚 𝐋𝐨𝐯𝐞𝐥𝐚𝐜𝐞'],
    ['Cyrillic letters', 'Аdа Lоvеlасе'],
    ['Cyrillic capitals', 'АDА LОVЕLАСЕ'],
    ['Greek letters', 'Αda Lοvelace'],
    ['a capital I for an l', 'AIice'],
    ['a digit for an l', 'A1ice'],
  ])('is not taken by others: %s', async (_, name) => {
    expect(await rename(name)).toEqual(isTaken)
    expect(await nameOf(member)).toBe('Eve')
  })

  test('is theirs to write in another way; names of members, and names that only begin alike, are free', async () => {
    expect(await rename('ada lovelace', ada)).toEqual([])
    expect(await rename('Ada Lovelace', ada)).toEqual([])
    for (const name of ['Mary Somerville', 'Ada', 'Ada Lovelace jr.', 'Adá Lovelace'])
      expect(await rename(name)).toEqual([])
  })

  test('is not taken by somebody new: who typed it is told, who comes from a provider is asked for another', async () => {
    const nobody = () => Promise.resolve()
    const enter = (name: string) =>
      open().transaction((tx) =>
        enterNew(tx, { email: `${name.length}@example.com`, name, by: 'email' }, nobody),
      )
    await expect(enter('Αlice')).rejects.toMatchObject({ reasons: isTaken })
    expect(await enter('Alison')).toMatchObject({ personId: expect.any(String) as string })
    const identity = {
      provider: 'oidc' as const,
      subject: 's1',
      email: null,
      emailVerified: false,
      name: 'Ada Lovelace',
    }
    const proven = {
      identity,
      providerName: 'ID',
      site: { name: 'Test', locale: 'en' },
      name: null,
    }
    await expect(
      open().transaction((tx) => signInWithProvider(tx, proven, nobody)),
    ).rejects.toThrow(NameNeeded)
  })

  test('keeps nobody out who cannot be asked for a name, also where one of the team has never chosen one', async () => {
    await addMember(open(), 'COLLABORATOR', 'New member')
    const identity = {
      provider: 'oidc' as const,
      subject: 'nameless',
      email: null,
      emailVerified: false,
      name: '',
    }
    const proven = {
      identity,
      providerName: 'ID',
      site: { name: 'Test', locale: 'en' },
      name: null,
    }
    const entered = await open().transaction((tx) =>
      signInWithProvider(tx, { ...proven, fallbackName: 'New member' }, () => Promise.resolve()),
    )
    expect(entered).toEqual({ personId: expect.any(String) as string })
  })
})
