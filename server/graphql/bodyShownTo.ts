import { ENGLISH } from '#rules/languages.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { nameInHtml } from '#server/areas/mentions/mentionNames.ts'
import { withNoteIn } from '#server/areas/texts/asWritten.ts'
import type { Viewer } from './context.ts'

/**
 * A stored body as a page shows it: mentions by the names of today, the server's address before what
 * is ours (`shownFrom`), and the product's own words in the site's language.
 */
export function bodyShownTo(viewer: Viewer, serverAddress: string, html: string): Promise<string> {
  const told = withNoteIn(viewer.site?.locale ?? ENGLISH, html)
  return nameInHtml(viewer.people, shownFrom(serverAddress, told))
}
