/** The arguments by which the client renders one page on the server. */
export interface PageRequest {
  /** Its address: path and search. */
  readonly address: string
  /** Answers the page's queries as whoever asks for it; the client's transport calls it. */
  readonly fetch: typeof fetch
  /** The tag of the site's language; English if not given. */
  readonly locale?: string
  /** The origin under which people reach the site. */
  readonly siteUrl: string
  /** The present time in milliseconds since 1970, which the browser begins with as well. */
  readonly now: number
  /** Called with what a part of the page failed with; the browser tries that part again. */
  readonly onError: (error: unknown) => void
  /** Gives the page as soon as what it begins with is there; without it, the whole page at once. */
  readonly stream?: PageStreaming
}

/** The streaming of a page. */
export interface PageStreaming {
  /** Admits the scripts that put late sections into their places. */
  readonly nonce: string
  /** Ends the rendering: sections that are not there are left to the browser. It has to be aborted at last. */
  readonly signal: AbortSignal
}

/** A page as HTML, and what the client in the browser begins with. */
export interface RenderedPage {
  /** The right address of what was asked for under another one; null where it is right. */
  readonly redirect: string | null
  /** The content of the document's head: title, description and the like. */
  readonly head: string
  /** The style rules that its data asks for, such as colours that a team chose; empty where there are none. */
  readonly css: string
  /** A description for those who read it as data (JSON-LD); null where there is nothing to say. */
  readonly structuredData: unknown
  /** The content of the root element. */
  readonly html: string
  /** The initial data of the browser's first render. */
  readonly beginning: Beginning
  /** The sections that were not there yet, as they come; null where the page is whole. */
  readonly rest: AsyncIterable<PagePart> | null
}

/** The end of a streamed page. */
export interface PagePart {
  /** The answers that its sections were rendered from, as the client's network recorded them. */
  readonly answers: readonly unknown[]
  /** The style rules that its data asks for beyond those of what came before. */
  readonly css: string
  /** Sections, and the scripts that put them into their places; empty where only answers have come. */
  readonly html: string
}

/** The data that a page is rendered from, on the server and in the browser's first render. */
export interface Beginning {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The origin under which people reach the site. */
  readonly siteUrl: string
  /** The answers to the page's queries, as the client's network recorded them. */
  readonly answers: readonly unknown[]
  /** The queries whose answers follow in the parts of a streamed page. */
  readonly awaited: readonly unknown[]
  /** True for a page that says that there is nothing here. */
  readonly isMissing: boolean
  /** True for a page in place of which a site says that it cannot be read. */
  readonly isClosed: boolean
}

/** Renders a page with a client of its own, which shares nothing with any other. Rejects when the page cannot be rendered at all. */
export type RenderPage = (page: PageRequest) => Promise<RenderedPage>

/** The id of the `<script type="application/json">` that holds a page's beginning. */
export const BEGINNING_ID = 'earshot-beginning'

/** The attribute of each `<script type="application/json">` with the answers of a later part. */
export const PART_ATTRIBUTE = 'data-earshot-part'

/** The id of the `<script type="application/ld+json">` that says what a page is about. */
export const STRUCTURED_DATA_ID = 'earshot-about'
