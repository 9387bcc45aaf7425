import { reachCloud, reachUsage, type CloudReach, type Reach } from './reach.ts'
import type { PlatformSettings } from './settings.ts'

/** The fate of events since the server was started. */
export interface IngestCounts {
  received: number
  forwarded: number
  refused: number
  failed: number
  /** The moment at which the provider last took some. */
  lastForwardedAt: Date | null
}

/** The state of a platform, as the site's admins are told. */
export interface PlatformReport {
  readonly usage: {
    readonly reach: Reach | 'NOT_CONFIGURED'
    readonly host: string | null
    readonly direct: boolean
    readonly counts: Readonly<IngestCounts> | null
  }
  readonly cloud: Omit<CloudReach, 'reach'> & {
    readonly reach: Reach | 'NOT_CONFIGURED'
    readonly projectId: string | null
  }
}

/** Asks the platforms how they stand; at most once in a while, whoever looks. */
export type PlatformWatch = () => Promise<PlatformReport>

interface WatchParts {
  readonly settings: PlatformSettings
  readonly ingest: { counts(): Readonly<IngestCounts> } | undefined
  readonly publicUrl: string
  readonly fetch: typeof fetch
  readonly now?: () => number
}

const KEPT_MS = 15_000

/** Makes the watch of a site's platforms. */
export function createPlatformWatch({
  settings: { usage, cloud },
  ingest,
  publicUrl,
  fetch,
  now = Date.now,
}: WatchParts): PlatformWatch {
  const ask = (): Promise<[Reach | 'NOT_CONFIGURED', PlatformReport['cloud']]> =>
    Promise.all([
      usage ? reachUsage(fetch, usage) : 'NOT_CONFIGURED',
      cloud
        ? reachCloud(fetch, cloud, `${publicUrl}/`).then((it) => ({
            ...it,
            projectId: cloud.projectId,
          }))
        : { reach: 'NOT_CONFIGURED', analytics: null, projectId: null },
    ])
  let kept: { at: number; answer: ReturnType<typeof ask> } | null = null
  return async () => {
    if (kept === null || now() - kept.at > KEPT_MS) kept = { at: now(), answer: ask() }
    const [reach, cloudReport] = await kept.answer
    return {
      usage: {
        reach,
        host: usage?.host ?? null,
        direct: usage?.direct ?? false,
        counts: ingest?.counts() ?? null,
      },
      cloud: cloudReport,
    }
  }
}

/** The watch of a site without any platform. */
export const noPlatformWatch: PlatformWatch = () =>
  Promise.resolve({
    usage: { reach: 'NOT_CONFIGURED', host: null, direct: false, counts: null },
    cloud: { reach: 'NOT_CONFIGURED', analytics: null, projectId: null },
  })
