import { image } from '#server/db/tables/images.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { findLetterLogo } from './letterLogo.ts'

const [light = '', dark = '', gone = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(26))

describeOnEngines('the logo in letters', (open) => {
  beforeAll(async () => {
    await addSite(open())
    const { personId: ownerId } = await addMember(open(), 'ADMIN')
    const sizes = { width: 40, height: 20, size: 9 }
    await open()
      .orm.insert(image)
      .values([light, dark].map((id) => ({ id, ownerId, type: 'image/png' as const, ...sizes })))
  })

  const find = async (ids: (string | null)[], publicUrl = 'https://ideas.example/') => {
    const [logo = null, logoDark = null] = ids.map((id) => id && `/images/${id}`)
    await open().orm.update(siteTable).set({ logo, logoDark, visibility: 'MEMBERS' })
    return findLetterLogo(open(), { logo, logoDark }, publicUrl)
  }

  test('has its whole address, under a path too, and its size', async () => {
    expect(await find([light, null])).toEqual({
      light: { url: `https://ideas.example/images/${light}`, width: 40, height: 20 },
      dark: null,
    })
    expect(await find([light, dark], 'https://host.example/ideas')).toMatchObject({
      light: { url: `https://host.example/ideas/images/${light}` },
      dark: { url: `https://host.example/ideas/images/${dark}` },
    })
  })

  test('is none where the site has none, and where its image is gone', async () => {
    expect(await find([null, dark])).toBeNull()
    expect(await find([gone, dark])).toBeNull()
    expect((await find([light, gone]))?.dark).toBeNull()
    expect(
      await findLetterLogo(open(), { logo: 'https://x.example/l.png', logoDark: null }, ''),
    ).toBeNull()
  })
})
