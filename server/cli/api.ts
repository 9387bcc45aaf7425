import { basePathOf } from '#rules/siteAddress.ts'
import { readAccess } from '#server/areas/accounts/access.ts'
import { ownImage } from '#server/areas/images/ownImage.ts'
import { keptSynonyms } from '#server/areas/synonyms/synonyms.ts'
import { createContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { keptReads } from '#server/graphql/keptReads.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { countAnswers } from '#server/http/answersInFlight.ts'
import { askedBy } from '#server/http/askedBy.ts'
import { auditLogAnswer } from '#server/http/auditLog.ts'
import { exportAnswer } from '#server/http/export.ts'
import { createGraphQLHandler } from '#server/http/graphql.ts'
import { imageAnswer, uploadAnswer } from '#server/http/images.ts'
import { createIngest } from '#server/http/ingest.ts'
import { listAnswer } from '#server/http/lists.ts'
import { myDataAnswer } from '#server/http/myData.ts'
import { createOrigins, type Origins } from '#server/http/origins.ts'
import { pageConfiguration, platformSources, withEndpoint } from '#server/http/pageConfiguration.ts'
import { providerCallback } from '#server/http/providerCallback.ts'
import { clientAddress } from '#server/http/request.ts'
import type { Answer } from '#server/http/server.ts'
import { authHandler } from '#server/http/signInCallback.ts'
import { createSite } from '#server/http/site.ts'
import { unsubscribeAnswer } from '#server/http/unsubscribe.ts'
import { createBudget } from '#server/kernel/budget.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { watchSiteLocale } from '#server/kernel/siteLocale.ts'
import { createPlatformWatch } from '#server/services/platforms/watch.ts'
import { createReadiness, readyUntil } from '#server/services/readiness/readiness.ts'
import { createAuth, type Auth } from '#server/services/session/auth.ts'
import { afterDeletion } from './afterDeletion.ts'
import { pagesOf, robotsOf } from './fromApi.ts'
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
  const auth = authOf({ config, db, publicUrl, secret })
  const origins = originsOf(config, publicUrl)
  const platforms = platformsOf(config, publicUrl, origins)
  const budget = createBudget(undefined, metrics.overBudget)
  const answers = countAnswers()
  const execute = createExecute({
    schema: buildSchema(),
    log,
    introspection: config.introspection,
    metrics,
  })
  const base = basePathOf(publicUrl)
  const content = contentOf(db)
  const parts = {
    db,
    auth,
    publicUrl,
    mailer,
    platforms: platforms.watch,
    ...keptReads(),
    synonyms: keptSynonyms(db, content.version),
    push,
    siteDeleted: afterDeletion({ db, images: store, publicUrl, log }),
    budget,
    addressFor: origins.addressFor,
  }
  const shared = { config, parts, execute, answers, ...content }
  return createSite({
    db,
    graphql: createGraphQLHandler({
      budget,
      answers,
      execute,
      createContext: (request, operation) => createContext(parts, request, operation),
      origins,
    }),
    readAccess: (info) => readAccess(askedBy(info, db), auth, info.headers.cookie),
    readiness: readyUntil(isStopping, createReadiness({ db, dataDir: config.dataDir, log })),
    metrics: metricsAnswer,
    myData: myDataAnswer({ db, auth, publicUrl }),
    auditLog: auditLogAnswer({ db, auth }),
    lists: listAnswer({ db, auth, publicUrl }),
    exported: exportAnswer({ db, auth, images: store }),
    unsubscribe: unsubscribeAnswer({ db, secret, publicUrl }),
    mailIn,
    images: imagesOf({ db, auth, store, log, origins }),
    icon: async () => ownImage((await findSite(db))?.favicon ?? null, base),
    robots: robotsOf({ ...shared, images: store }),
    api: authHandler(auth, (request) => clientAddress(request, config.trustProxy), base),
    platforms: platforms.site,
    pages: config.render ? pagesOf({ ...shared, renderer, log, metrics }) : undefined,
    locale: shared.locale,
    earlyHints: config.earlyHints,
    client,
    publicUrl,
    origins,
    version,
  })
}

/** Watches the version of everything that pages show, and the site's locale. */
function contentOf(db: ApiOptions['db']) {
  const version = watchContent(db)
  const locale = watchSiteLocale(db, version)
  // Callers that cannot wait take the one that was read last.
  void locale.read()
  return { version, locale }
}

function imagesOf(parts: Parameters<typeof uploadAnswer>[0]) {
  return { upload: uploadAnswer(parts), show: imageAnswer(parts) }
}

function originsOf(config: ApiOptions['config'], publicUrl: string): Origins {
  return createOrigins({
    publicUrl,
    isFixed: config.publicUrl !== undefined,
    allowed: config.allowedOrigins,
  })
}

/** Puts together how people sign in. */
function authOf({
  config,
  db,
  publicUrl,
  secret,
}: Pick<ApiOptions, 'config' | 'db' | 'publicUrl' | 'secret'>): Auth {
  const callback = providerCallback({ db, publicUrl, auth: () => auth })
  const auth: Auth = createAuth({
    // All who come and go by a provider take turns as one client.
    db: db.forAsker({ client: 'providers', until: Infinity }),
    secret,
    publicUrl,
    providers: config.providers,
    callback,
  })
  return auth
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
