import type { ServerResponse } from 'node:http'
import { type Db, statement } from '#server/db/database.ts'
import type { Readiness } from '#server/services/readiness/readiness.ts'

const LONGEST_MS = 2_000

const ping = statement<{ ok: number }>('health_ping', 'select 1 as ok')
const asking = new WeakMap<Db, Promise<boolean>>()

/** Whether the database answers. However many ask meanwhile, it is asked once: nobody pays for this. */
function pinged(db: Db): Promise<boolean> {
  const asked =
    asking.get(db) ??
    db
      .query(ping)
      .then(
        () => true,
        () => false,
      )
      .finally(() => asking.delete(db))
  asking.set(db, asked)
  return asked
}

/** Answers whether the database does: 200, or 503 when it fails or takes longer than two seconds. */
export async function answerHealth(
  db: Db,
  version: string,
  response: ServerResponse,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(
    (resolve) => (timer = setTimeout(() => resolve(false), LONGEST_MS)),
  )
  const ok = await Promise.race([pinged(db), late])
  clearTimeout(timer)
  sendJson(response, ok ? 200 : 503, { ok, engine: db.engine, version })
}

/** Answers whether the server can write, which is what work may be sent to: 200, or 503 with the reason. */
export async function answerReadiness(
  readiness: () => Promise<Readiness>,
  response: ServerResponse,
): Promise<void> {
  const found = await readiness()
  sendJson(response, found.ok ? 200 : 503, found)
}

/** Sends a small JSON answer that nobody may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}
