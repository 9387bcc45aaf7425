import { ENGLISH, languageOf } from '#rules/languages.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadContentVersion } from './contentVersion.ts'
import { findSite } from './findSite.ts'

/** The tag of the language that the site speaks, always one of those that the product speaks. */
export interface SiteLocale {
  /** As it is now. Never rejects: where the database is away, it is the one that was read last. */
  read(): Promise<string>
  /** As it was read last, for what cannot wait. */
  known(): string
}

/** A site whose language nobody has chosen. */
export const inEnglish: SiteLocale = {
  read: () => Promise.resolve(ENGLISH),
  known: () => ENGLISH,
}

/** Reads the site's language, anew when something has changed that pages show. */
export function watchSiteLocale(db: Db, version: ReadContentVersion): SiteLocale {
  let locale: string = ENGLISH
  let readAt: number | null = null
  return {
    async read() {
      try {
        const now = await version()
        if (now === readAt) return locale
        const site = await findSite(db)
        locale = languageOf(site?.locale ?? ENGLISH)?.tag ?? ENGLISH
        readAt = now
      } catch {
        // The next query reports that the database is away.
      }
      return locale
    },
    known: () => locale,
  }
}
