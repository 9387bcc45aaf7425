import type { CloudConfiguration } from '../configuration.ts'
import type { AppStorage } from '../storage/storage.ts'
import { changeRecords, heartbeatStore, installationStore, type Databases } from './stores.ts'

/** An identity that still has to be deleted at the provider. */
interface Doomed {
  readonly fid: string
  readonly token: string
}

/**
 * Deletes Firebase's identity of this browser, here and at the provider, without loading the SDK.
 */
export interface Identities {
  /** Removes the records from this browser and stores what has to be deleted at the provider. */
  takeOut(): Promise<void>
  /** Asks the provider to delete what is stored for that; what fails stays for the next time. */
  deleteNoted(): Promise<void>
}

interface IdentityParts {
  readonly configuration: CloudConfiguration | undefined
  readonly storage: AppStorage
  readonly databases: Databases | undefined
  readonly fetch: typeof fetch
}

const KEY = 'earshot.forget'
const LIMIT_MS = 15_000
const MOST = 20

function doomedOf(record: unknown): Doomed | null {
  const { fid, refreshToken } = (record ?? {}) as { fid?: unknown; refreshToken?: unknown }
  return typeof fid === 'string' && typeof refreshToken === 'string'
    ? { fid, token: refreshToken }
    : null
}

/** Creates the identity remover of one browser. */
export function createIdentities({
  configuration,
  storage,
  databases,
  fetch,
}: IdentityParts): Identities {
  const read = (): Doomed[] => {
    try {
      const value: unknown = JSON.parse(storage.read(KEY) ?? '[]')
      return Array.isArray(value) ? (value as Doomed[]) : []
    } catch {
      return []
    }
  }
  const write = (doomed: readonly Doomed[]): void => {
    if (doomed.length === 0) storage.remove(KEY)
    else storage.write(KEY, JSON.stringify(doomed.slice(-MOST)))
  }
  const deleteOne = async (
    { projectId, apiKey }: CloudConfiguration,
    { fid, token }: Doomed,
  ): Promise<boolean> => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), LIMIT_MS)
    try {
      // The same request as deleteInstallationRequest of @firebase/installations, which needs the
      // record that is gone by now.
      const { ok, status } = await fetch(
        `https://firebaseinstallations.googleapis.com/v1/projects/${projectId}/installations/${fid}`,
        {
          method: 'DELETE',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'x-goog-api-key': apiKey,
            authorization: `FIS_v2 ${token}`,
          },
          credentials: 'omit',
          keepalive: true,
          signal: stop.signal,
        },
      )
      // An identity that the provider does not know is deleted already.
      return ok || status === 404 || status === 401
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async takeOut() {
      await changeRecords(databases, installationStore, (record) => {
        const doomed = doomedOf(record)
        if (doomed) {
          // The deletion is stored before the record is gone, so that closing the page now loses
          // nothing.
          write([...read().filter(({ fid }) => fid !== doomed.fid), doomed])
        }
        return undefined
      })
      await changeRecords(databases, heartbeatStore, () => undefined)
    },
    async deleteNoted() {
      if (!configuration) return
      for (const doomed of read())
        if (await deleteOne(configuration, doomed))
          write(read().filter(({ fid }) => fid !== doomed.fid))
    },
  }
}
