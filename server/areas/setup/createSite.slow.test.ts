import type { LanguageTag } from '#rules/languages.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { board, site, status, tag } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { createOwnerLink } from './createOwnerLink.ts'
import { createSite, type CreateSiteCommand } from './createSite.ts'

describeOnEngines('what a new site begins with', (open) => {
  const create = async (given: Pick<CreateSiteCommand, 'start' | 'locale'>) => {
    const link = await createOwnerLink(open(), 'https://ideas.example')
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const call = { token, siteName: 'Feldnotizen', ownerName: 'Ana', ...given }
    return createSite(open(), call, async () => undefined)
  }
  const names = async (table: typeof board | typeof status | typeof tag) =>
    (await open().orm.select({ name: table.name, slug: table.slug }).from(table)).map(
      ({ name, slug }) => `${name} /${slug}`,
    )

  beforeEach(async () => {
    for (const table of [invitation, tag, board, status, person, site])
      await open().orm.delete(table)
  })

  test.each<[LanguageTag, string[], string[]]>([
    [
      'de',
      ['Ideen /ideen'],
      [
        'Offen /offen',
        'Geplant /geplant',
        'In Arbeit /in-arbeit',
        'Umgesetzt /umgesetzt',
        'Abgelehnt /abgelehnt',
      ],
    ],
    [
      'fr',
      ['Idées /idees'],
      [
        'Ouvert /ouvert',
        'Planifié /planifie',
        'En cours /en-cours',
        'Livré /livre',
        'Non retenu /non-retenu',
      ],
    ],
    [
      'es',
      ['Ideas /ideas'],
      [
        'Abierta /abierta',
        'Planificada /planificada',
        'En curso /en-curso',
        'Lanzada /lanzada',
        'Descartada /descartada',
      ],
    ],
  ])('nothing is called in %s where that is the language', async (locale, boards, statuses) => {
    expect((await create({ start: 'EMPTY', locale })).errors).toEqual([])
    expect(await names(board)).toEqual(boards)
    expect(await names(status)).toEqual(statuses)
    expect((await open().orm.select({ locale: site.locale }).from(site))[0]).toEqual({ locale })
  })

  test('a start is in the language of the site, with the examples of its boards', async () => {
    await create({ start: 'PUBLIC_BODY', locale: 'de' })
    expect(await open().orm.select({ text: board.description }).from(board)).toEqual([
      { text: 'Was wir anbieten und was daran für Sie besser werden kann.' },
      { text: 'Alles, was Sie online mit uns erledigen.' },
      { text: 'Straßen, Gebäude, Parks und andere Orte.' },
    ])
    expect(await names(status)).toContain('In Prüfung /in-prufung')
    expect(await names(tag)).toContain('Barrierefreiheit /barrierefreiheit')
  })

  test('without a language it is English', async () => {
    await create({ start: 'LIBRARY' })
    expect(await names(board)).toEqual([
      'Proposals /proposals',
      'Problems /problems',
      'Documentation /documentation',
    ])
    expect((await open().orm.select({ locale: site.locale }).from(site))[0]?.locale).toBe('en')
  })

  test('a language that the product does not speak is refused, and the link still works', async () => {
    const link = await createOwnerLink(open(), 'https://ideas.example')
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const call = { token, siteName: 'Notes', ownerName: 'Ana', start: 'EMPTY' as const }
    const signIn = async () => undefined
    const refused = await createSite(open(), { ...call, locale: 'tlh' }, signIn)
    expect(refused.errors).toMatchObject([{ reason: 'LANGUAGE_UNKNOWN', field: 'locale' }])
    expect((await createSite(open(), call, signIn)).errors).toEqual([])
  })

  // Last of all: its ideas stand on the boards and statuses that each test begins without.
  test('the ideas of the sample stand on boards and statuses in the language of the site', async () => {
    expect((await create({ start: 'SAMPLE', locale: 'es' })).errors).toEqual([])
    expect(await names(board)).toEqual([
      'Editor /editor',
      'Sincronización y sin conexión /sincronizacion-y-sin-conexion',
      'Móvil /movil',
    ])
    expect(await names(status)).toContain('Lanzada /lanzada')
  })
})
