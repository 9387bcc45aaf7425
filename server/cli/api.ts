import path from 'node:path'
import type { RenderPage } from '#rules/renderedPage.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import { readAccess } from '#server/areas/accounts/access.ts'
import { guestOf } from '#server/areas/accounts/guest.ts'
import { sessionToken } from '#server/areas/accounts/session.ts'
import { readAnswering } from '#server/areas/figures/answering.ts'
import { keptFigures } from '#server/areas/figures/keptFigures.ts'
import { readKeptPromises } from '#server/areas/figures/keptPromises.ts'
import { ownImage } from '#server/areas/images/ownImage.ts'
import { createPainter } from '#server/areas/pictures/painter.ts'
import {
  contextOfPage,
  createContext,
  type Context,
  type ServerParts,
} from '#server/graphql/context.ts'
import { createExecute, type Execute, type Operation } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { countAnswers, type AnswersInFlight } from '#server/http/answersInFlight.ts'
import { askAsNobody } from '#server/http/askAsNobody.ts'
import { askedBy } from '#server/http/askedBy.ts'
import { auditLogAnswer } from '#server/http/auditLog.ts'
import { exportAnswer } from '#server/http/export.ts'
import { feedAnswer } from '#server/http/feeds.ts'
import { createGraphQLHandler } from '#server/http/graphql.ts'
import { imageAnswer, uploadAnswer } from '#server/http/images.ts'
import { createIngest } from '#server/http/ingest.ts'
import { listAnswer } from '#server/http/lists.ts'
import { myDataAnswer } from '#server/http/myData.ts'
import { createOrigins, type Origins } from '#server/http/origins.ts'
import { pageConfiguration, platformSources, withEndpoint } from '#server/http/pageConfiguration.ts'
import { renderPages } from '#server/http/pages.ts'
import { providerCallback } from '#server/http/providerCallback.ts'
import { clientAddress } from '#server/http/request.ts'
import { robotAnswers } from '#server/http/robotAnswers.ts'
import type { Answer } from '#server/http/server.ts'
import { authHandler } from '#server/http/signInCallback.ts'
import { createSite, type SiteOptions } from '#server/http/site.ts'
import { unsubscribeAnswer } from '#server/http/unsubscribe.ts'
import { createBudget, type Budget } from '#server/kernel/budget.ts'
import { watchContent, type ReadContentVersion } from '#server/kernel/contentVersion.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { createPlatformWatch } from '#server/services/platforms/watch.ts'
import { createReadiness, readyUntil } from '#server/services/readiness/readiness.ts'
import { createAuth, type Auth } from '#server/services/session/auth.ts'
import type { ApiOptions } from './serve.ts'

/** Puts the API together on an open database. A module of its own, so that it loads while the database opens. */
export function createApi({
  config,
  db,
  mailer,
  mailIn,
  images: store,
  publicUrl,
  secret,
  log,
  client,
  renderer,
  push,
  metrics,
  metricsAnswer,
  isStopping,
  version,
}: ApiOptions): Answer {
  const callback = providerCallback({ db, publicUrl, auth: () => auth })
  const auth: Auth = createAuth({
    // All who come and go by a provider take turns as one client.
    db: db.forAsker({ client: 'providers', until: Infinity }),
    secret,
    publicUrl,
    providers: config.providers,
    callback,
  })
  const origins = createOrigins({
    publicUrl,
    isFixed: config.publicUrl !== undefined,
    allowed: config.allowedOrigins,
  })
  const platforms = platformsOf(config, publicUrl, origins)
  const budget = createBudget(undefined, metrics.overBudget)
  const answers = countAnswers()
  const execute = createExecute({
    schema: buildSchema(),
    log,
    introspection: config.introspection,
    metrics,
  })
  const parts = {
    db,
    auth,
    publicUrl,
    mailer,
    platforms: platforms.watch,
    answering: keptFigures(readAnswering),
    promises: keptFigures(readKeptPromises),
    push,
    budget,
    addressFor: origins.addressFor,
  }
  const contextFor = (request: RequestInfo, operation: Operation) =>
    createContext(parts, request, operation)
  const graphql = createGraphQLHandler({
    budget,
    answers,
    execute,
    createContext: contextFor,
    origins,
  })
  const shared = { config, parts, execute, answers, version: watchContent(db) }
  const pages = pagesOf({ ...shared, renderer, log, metrics })
  const images = {
    upload: uploadAnswer({ db, auth, store, log, origins }),
    show: imageAnswer({ db, auth, store, origins }),
  }
  const api = authHandler(
    auth,
    (request) => clientAddress(request, config.trustProxy),
    basePathOf(publicUrl),
  )
  return createSite({
    db,
    graphql,
    readAccess: (info) => readAccess(askedBy(info, db), auth, info.headers.cookie),
    readiness: readyUntil(isStopping, createReadiness({ db, dataDir: config.dataDir, log })),
    metrics: metricsAnswer,
    myData: myDataAnswer({ db, auth, publicUrl }),
    auditLog: auditLogAnswer({ db, auth }),
    lists: listAnswer({ db, auth, publicUrl }),
    exported: exportAnswer({ db, auth, images: store }),
    unsubscribe: unsubscribeAnswer({ db, secret, publicUrl }),
    mailIn,
    images,
    icon: async () => ownImage((await findSite(db))?.favicon ?? null, basePathOf(publicUrl)),
    robots: robotsOf(shared),
    api,
    platforms: platforms.site,
    pages: config.render ? pages : undefined,
    earlyHints: config.earlyHints,
    client,
    publicUrl,
    origins,
    version,
  })
}

/** Puts together what pages are told of the platforms, what they may reach of them, and how it goes. */
function platformsOf(
  { platforms: settings, providers, transport }: ApiOptions['config'],
  publicUrl: string,
  origins: Origins,
) {
  const ingest =
    settings.usage && !settings.usage.direct
      ? createIngest({ settings: settings.usage, origins, fetch })
      : undefined
  return {
    watch: createPlatformWatch({ settings, ingest, publicUrl, fetch }),
    site: {
      configuration: pageConfiguration(settings, transport, basePathOf(publicUrl)),
      sources: withEndpoint(platformSources(settings, providers.firebase !== undefined), transport),
      ingest: ingest?.answer,
    },
  }
}

/** What is made from the API in this process. */
interface FromApi extends Pick<ApiOptions, 'config'> {
  readonly parts: ServerParts & { readonly budget: Budget }
  readonly execute: Execute<Context>
  readonly answers: AnswersInFlight
  /** Of everything that it shows. */
  readonly version: ReadContentVersion
}

/** Puts together what others than people ask for. */
function robotsOf({ config, parts, execute, answers, version }: FromApi) {
  const { db, publicUrl } = parts
  const contextFor = (request: RequestInfo) => contextOfPage(parts, request)
  const ask = askAsNobody({ execute, contextFor, answers })
  return robotAnswers({
    db,
    publicUrl,
    paint: createPainter(path.join(config.dataDir, 'fonts')),
    feeds: feedAnswer({ ask, version, answers, publicUrl }),
  })
}

/** Puts together how pages are rendered, in this process and as whoever asks for them. */
function pagesOf({
  config,
  renderer,
  parts,
  execute,
  answers,
  version,
  log,
  metrics,
}: FromApi & Pick<ApiOptions, 'renderer' | 'log' | 'metrics'>): NonNullable<SiteOptions['pages']> {
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
      isAnonymous: ({ headers: { cookie } }) =>
        sessionToken(auth, cookie) === null && guestOf(auth, cookie) === null,
      sharedSeconds: config.sharedCacheSeconds,
      publicUrl,
      onPage: metrics.paged,
      log,
    })
}
