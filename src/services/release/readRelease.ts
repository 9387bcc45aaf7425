import { siteBase } from '#services/navigation/siteBase.ts'

/** The file beside the built page that names its release, as the page itself does in a `<meta name="release">`. */
export const RELEASE_FILE = '/release.txt'

/** The release of this page; null where it is no build. */
export function releaseOfPage(page: Pick<Document, 'querySelector'>): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content || null
}

/**
 * Tells whether a newer release is served than this page is of; false where that cannot be told.
 * Never rejects.
 */
export async function isReleaseOld(): Promise<boolean> {
  const own = typeof document === 'undefined' ? null : releaseOfPage(document)
  const served = own && (await releaseServed())
  return served !== null && served !== own
}

/** The release that is served now; null where that cannot be told. Never rejects. */
async function releaseServed(): Promise<string | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- not data: the name of the release
    const response = await fetch(siteBase() + RELEASE_FILE, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(5_000),
    })
    const [name = null] = response.ok ? (/^[\w-]{8,40}$/.exec(await response.text()) ?? []) : []
    return name
  } catch {
    return null
  }
}
