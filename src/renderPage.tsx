import type { ReactNode } from 'react'
import { AppRoot } from '#app/AppRoot.tsx'
import { createPageClient, nothingSaid, type PageClient } from '#app/createPageClient.ts'
import { drawStream, drawWhole } from '#app/drawScreen.ts'
import { ClosedScreen } from '#app/Frame.tsx'
import type { AppRouter } from '#app/RouterHandle.ts'
import { IdeaStructuredData } from '#entities/Idea/IdeaStructuredData.tsx'
import { headLines, htmlOf } from '#entities/Site/headLines.ts'
import { SharedHead } from '#entities/Site/SharedHead.tsx'
import { ChangelogData, EntryData } from '#features/changelog/ChangelogData.tsx'
import { IdeaListData } from '#features/ideas/IdeaListData.tsx'
import { PlainFilters, type PlainFiltersProps } from '#features/ideas/PlainFilters.tsx'
import { PlainFiltersContext } from '#features/ideas/PlainFiltersContext.ts'
import { RoadmapData } from '#features/roadmap/RoadmapData.tsx'
import type { Language } from '#lib/messages/createLanguage.ts'
import { structuredData } from '#lib/structuredData.ts'
import type { FirstFailure } from '#relay/boundaries/FirstFailureContext.ts'
import { isForeignCursor } from '#relay/errors/isForeignCursor.ts'
import { NotFoundError } from '#relay/errors/NotFoundError.ts'
import { NotFound } from '#routes/PageFailure.tsx'
import { ENGLISH } from '#rules/languages.ts'
import type { PagePart, PageStreaming, RenderPage } from '#rules/renderedPage.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import { listStart } from '#services/navigation/listStart.ts'

/** React writes what belongs into the head first, wherever in the page it stands; its texts hold no `<` or `>`. */
const headFirst = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/

/** Pieces whose code comes apart: what a page says to others, and what stands in place of any page. */
const pieces = [
  ClosedScreen,
  SharedHead,
  IdeaListData,
  IdeaStructuredData,
  RoadmapData,
  ChangelogData,
  EntryData,
]

/**
 * Milliseconds: without its frame no page can be begun, however long that takes; sections that are
 * a little late come along, and later ones hold nothing up.
 */
const whileStreaming = { frame: 10_000, beside: 20 }

export const renderPage: RenderPage = async (request) => {
  const { address, locale = ENGLISH, siteUrl, now, stream } = request
  const language = await languageWith(locale)
  const client = createPageClient(request, { language })
  const { app, session, recording } = client
  let missing: NotFoundError | null = null
  let start: string | null = null
  const tell = (error: unknown): void => {
    if (error instanceof NotFoundError) missing = error
    else if (isForeignCursor(error)) start = listStart(address)
    else request.onError(error)
  }
  const draw = (firstFailure: FirstFailure | null) => {
    // A part that waits within a <noscript> could not be put into its place: no script sees it.
    const plain = stream && recording.awaited().length > 0 ? null : drawPlainFilters
    const screen = (
      <PlainFiltersContext value={plain}>
        <AppRoot app={{ ...app, firstFailure }} first={session} />
      </PlainFiltersContext>
    )
    return stream ? drawStream(screen, tell, stream) : drawWhole(screen, tell)
  }
  stream?.signal.addEventListener('abort', () => session.dispose(), { once: true })
  try {
    const ready = session.ready(stream && whileStreaming)
    await (stream ? Promise.race([ready, endOf(stream.signal)]) : ready)
    await Promise.all(pieces.map(({ preload }) => preload()))
    let drawn = await draw(null)
    if (missing) {
      await NotFound.preload()
      drawn = await draw({ address: basePathOf(siteUrl) + address, error: missing })
    }
    const { html, rest } = drawn
    const { shared, facts } = missing ? nothingSaid : client.said()
    return {
      redirect: client.redirect() ?? start,
      head: (headFirst.exec(html)?.[0] ?? '') + (shared ? htmlOf(headLines(shared, siteUrl)) : ''),
      structuredData:
        facts && !stream ? structuredData(facts, { siteUrl, language: locale }) : null,
      css: client.takeCss(),
      html: html.replace(headFirst, ''),
      beginning: {
        now,
        siteUrl,
        answers: recording.take(),
        awaited: recording.awaited(),
        isMissing: missing !== null || isNowhere(session.router),
        isClosed: client.isClosed(),
      },
      rest: rest && stream ? partsOf(rest, client, stream) : null,
    }
  } finally {
    if (!stream) session.dispose()
  }
}

/** Loads the language of a site, all of its sentences: no part of a page waits for its own. */
async function languageWith(locale: string): Promise<Language | undefined> {
  if (locale === ENGLISH) return undefined
  const { loadLanguage } = await import('#languages/loadLanguage.lazy.ts')
  return loadLanguage(locale, true)
}

function drawPlainFilters(props: PlainFiltersProps): ReactNode {
  return <PlainFilters {...props} />
}

/** Rejects when a rendering is given up. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** Gives each part with the answers that its sections read, which have come before it; then those that only the browser reads. */
async function* partsOf(
  rest: AsyncIterable<string>,
  { recording, takeCss }: PageClient,
  { signal }: PageStreaming,
): AsyncGenerator<PagePart> {
  const part = (html: string): PagePart => ({ answers: recording.take(), css: takeCss(), html })
  const end = endOf(signal).catch(() => undefined)
  for await (const html of rest) yield part(html)
  while (recording.awaited().length > 0 && !signal.aborted) {
    yield part('')
    await Promise.race([recording.arrival(), end])
  }
  yield part('')
}

/** Whether an address is that of no page. */
function isNowhere({ state }: AppRouter): boolean {
  return state.matches.at(-1)?.route.handle === undefined
}
