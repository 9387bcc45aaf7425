import path from 'node:path'
import type { RenderPage } from '#rules/renderedPage.ts'
import { guestOf } from '#server/areas/accounts/guest.ts'
import { sessionToken } from '#server/areas/accounts/session.ts'
import { createPainter } from '#server/areas/pictures/painter.ts'
import { contextOfPage, type Context, type ServerParts } from '#server/graphql/context.ts'
import type { Execute } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { AnswersInFlight } from '#server/http/answersInFlight.ts'
import { askAsNobody } from '#server/http/askAsNobody.ts'
import { feedAnswer } from '#server/http/feeds.ts'
import { renderPages } from '#server/http/pages.ts'
import { robotAnswers } from '#server/http/robotAnswers.ts'
import type { SiteOptions } from '#server/http/site.ts'
import type { Budget } from '#server/kernel/budget.ts'
import type { ReadContentVersion } from '#server/kernel/contentVersion.ts'
import type { SiteLocale } from '#server/kernel/siteLocale.ts'
import type { ApiOptions } from './serve.ts'

/** The parts that are made from the API in this process. */
interface FromApi extends Pick<ApiOptions, 'config'> {
  readonly parts: ServerParts & { readonly budget: Budget }
  readonly execute: Execute<Context>
  readonly answers: AnswersInFlight
  /** Of everything that it shows. */
  readonly version: ReadContentVersion
}

/** Puts together what others than people ask for. */
export function robotsOf({
  config,
  parts,
  execute,
  answers,
  version,
  images,
}: FromApi & Pick<ApiOptions, 'images'>) {
  const { db, publicUrl } = parts
  const contextFor = (request: RequestInfo) => contextOfPage(parts, request)
  const ask = askAsNobody({ execute, contextFor, answers })
  return robotAnswers({
    db,
    version,
    publicUrl,
    images,
    paint: createPainter(path.join(config.dataDir, 'fonts')),
    feeds: feedAnswer({ ask, version, answers, publicUrl }),
  })
}

/** Puts together how pages are rendered, in this process and as whoever asks for them. */
export function pagesOf({
  config,
  renderer,
  parts,
  execute,
  answers,
  version,
  locale,
  log,
  metrics,
}: FromApi &
  Pick<ApiOptions, 'renderer' | 'log' | 'metrics'> & {
    readonly locale: SiteLocale
  }): NonNullable<SiteOptions['pages']> {
  const { auth, budget, publicUrl } = parts
  return (html, hint, files) =>
    renderPages({
      load: async () => ((await import(renderer.href)) as { renderPage: RenderPage }).renderPage,
      html,
      hint,
      files,
      execute,
      contextFor: (request) => contextOfPage(parts, request),
      budget,
      answers,
      version,
      locale,
      isAnonymous: ({ headers: { cookie } }) =>
        sessionToken(auth, cookie) === null && guestOf(auth, cookie) === null,
      sharedSeconds: config.sharedCacheSeconds,
      publicUrl,
      onPage: metrics.paged,
      log,
    })
}
