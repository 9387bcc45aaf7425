import { readAccess } from '#server/areas/accounts/access.ts'
import { createContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { askedBy } from '#server/http/askedBy.ts'
import { createGraphQLHandler } from '#server/http/graphql.ts'
import { imageAnswer, uploadAnswer } from '#server/http/images.ts'
import { createIngest } from '#server/http/ingest.ts'
import { myDataAnswer } from '#server/http/myData.ts'
import { createOrigins } from '#server/http/origins.ts'
import { pageConfiguration, platformSources, withEndpoint } from '#server/http/pageConfiguration.ts'
import { providerCallback } from '#server/http/providerCallback.ts'
import { clientAddress } from '#server/http/request.ts'
import type { Answer } from '#server/http/server.ts'
import { authHandler } from '#server/http/signInCallback.ts'
import { createSite } from '#server/http/site.ts'
import { createBudget } from '#server/kernel/budget.ts'
import { createPlatformWatch } from '#server/services/platforms/watch.ts'
import { createReadiness } from '#server/services/readiness/readiness.ts'
import { createAuth, type Auth } from '#server/services/session/auth.ts'
import type { ApiOptions } from './serve.ts'

/** Puts the API together on an open database. A module of its own, so that it loads while the database opens. */
export function createApi({
  config,
  db,
  mailer,
  images: store,
  publicUrl,
  secret,
  log,
  client,
  version,
}: ApiOptions): Answer {
  const callback = providerCallback({ db, publicUrl, auth: () => auth })
  const auth: Auth = createAuth({
    db,
    secret,
    publicUrl,
    providers: config.providers,
    callback,
  })
  const { platforms: settings } = config
  const origins = createOrigins({
    publicUrl,
    isFixed: config.publicUrl !== undefined,
    allowed: config.allowedOrigins,
  })
  const ingest =
    settings.usage && !settings.usage.direct
      ? createIngest({ settings: settings.usage, origins, fetch })
      : undefined
  const watch = createPlatformWatch({ settings, ingest, publicUrl, fetch })
  const platforms = {
    configuration: pageConfiguration(settings, config.transport),
    sources: withEndpoint(
      platformSources(settings, config.providers.firebase !== undefined),
      config.transport,
    ),
    ingest: ingest?.answer,
  }
  const budget = createBudget()
  const graphql = createGraphQLHandler({
    budget,
    execute: createExecute({ schema: buildSchema(), log, introspection: config.introspection }),
    createContext: (request, operation) =>
      createContext({ db, auth, publicUrl, mailer, platforms: watch, budget }, request, operation),
    origins,
  })
  const images = {
    upload: uploadAnswer({ db, auth, store, log, origins }),
    show: imageAnswer({ db, auth, store, origins }),
  }
  const api = authHandler(auth, (request) => clientAddress(request, config.trustProxy))
  return createSite({
    db,
    graphql,
    readAccess: (info) => readAccess(askedBy(info, db), auth, info.headers.cookie),
    readiness: createReadiness({ db, dataDir: config.dataDir, log }),
    myData: myDataAnswer({ db, auth, publicUrl }),
    images,
    api,
    platforms,
    client,
    publicUrl,
    origins,
    version,
  })
}
