import { ENGLISH } from '#rules/languages.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { SiteRow } from './rows.ts'
import { siteValue } from './rowSql.ts'

const site = statement<{ site: SiteRow | null }>('site', `select ${siteValue} as site`)

/** The site; null until it is named. One that is closed to the reader still tells its name. */
export async function findSite(db: Db): Promise<SiteRow | null> {
  const [row] = await db.query(site)
  return row?.site ?? null
}

/** The name in letters of a site that has none yet. */
export const unnamedSite = { name: 'Earshot', locale: ENGLISH }

/** Gives the site's name and language for letters, or the product's name in English until the site is named. */
export async function findNamedSite(db: Db): Promise<Pick<SiteRow, 'name' | 'locale'>> {
  return (await findSite(db)) ?? unnamedSite
}

/** Gives the site's name for letters, or the product's until the site is named. */
export async function findSiteName(db: Db): Promise<string> {
  return ((await findSite(db)) ?? unnamedSite).name
}
