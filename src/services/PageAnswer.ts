import type { PageFacts } from '#lib/structuredData.ts'
import type { FeedSubject } from '#rules/feeds.ts'
import type { LanguageTag } from '#rules/languages.ts'
import type { PictureFacts, PictureSubject } from '#rules/pictures.ts'

/** A page as it is shown to others. */
export interface SharedPage {
  /** Name of the site. */
  readonly site: string
  /** The site's colour; null for the product's own. */
  readonly accent: string | null
  /** Address of the site's logo; null for the product's mark. */
  readonly logo: string | null
  /** Its language, with the region whose dates are written: `en-GB`. */
  readonly locale: string
  readonly title: string
  /** The right one of the page's addresses. */
  readonly path: string
  /** A summary of its content; empty where nothing is said. */
  readonly description: string
  /** The language of the site's words. */
  readonly language: LanguageTag
  /** The subject of its feed, and of its picture unless `pictured` names another one. */
  readonly subject: FeedSubject
  readonly pictured?: PictureSubject
  /** The content of its picture besides the site. */
  readonly picture: Pick<PictureFacts, 'title' | 'lead' | 'idea'>
  /** False for one of many views of the same: search engines leave it out. */
  readonly isIndexed: boolean
}

/** Receives what a page says of the server's answer that carries it; in a browser nobody listens. */
export interface PageAnswer {
  /** The right address, path and all, of what was asked for under another one. */
  redirect(address: string): void
  /** Says how the page is shown to others. */
  share(page: SharedPage): void
  /** Describes the page's subject to search engines. */
  describe(facts: PageFacts): void
  /** The site cannot be read by whoever asks. */
  close(): void
}

/** Listens to nothing. */
export const noPageAnswer: PageAnswer = {
  redirect: () => undefined,
  share: () => undefined,
  describe: () => undefined,
  close: () => undefined,
}
