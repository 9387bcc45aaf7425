import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Refusal, refuse, type UserErrorData } from '#server/kernel/refusal.ts'
import { broken, type PreparedImage } from './prepareImage.ts'

/** To the process that reads images. */
export interface ToPreparer {
  readonly bytes: Uint8Array
}

/** From that process. `ready` comes once, when it takes images. */
export type FromPreparer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly image: PreparedImage }
  | { readonly kind: 'refused'; readonly reasons: readonly UserErrorData[] }
  | { readonly kind: 'failed'; readonly reason: string }

interface Times {
  /** Milliseconds that one image may take. */
  readonly longestMs: number
  /** Milliseconds for which an unused process is kept. */
  readonly idleMs: number
}

const START_MS = 30_000
/** The variables of the environment that a child process needs to start; the rest holds secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP']

/**
 * Gives a function that prepares an image (prepareImage.ts) in a process of its own, which is ended where one takes
 * longer than ten seconds. For one image at a time. It throws Refusal for an image that cannot be shown, that takes too
 * long, or that brought the process down.
 */
export function createImagePreparer({ longestMs = 10_000, idleMs = 60_000 }: Partial<Times> = {}): (
  bytes: Buffer,
) => Promise<PreparedImage> {
  let kept: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = (child: ChildProcess): void => {
    child.kill('SIGKILL')
    if (kept === child) kept = undefined
  }
  const take = async (): Promise<ChildProcess> => {
    clearTimeout(idle)
    if (kept?.connected === true) return kept
    const child = start()
    kept = child
    try {
      const first = await answerOf(child, START_MS)
      if (first === 'late' || first === 'gone')
        throw new Error(`The process that prepares images did not start (${first})`)
    } catch (error) {
      end(child)
      throw error
    }
    return child
  }
  return async (bytes) => {
    const child = await take()
    hold(child)
    const answering = answerOf(child, longestMs)
    child.send({ bytes } satisfies ToPreparer)
    const answer = await answering
    letGo(child)
    if (answer === 'late' || answer === 'gone') {
      end(child)
      throw answer === 'late' ? tooSlow() : broken()
    }
    idle = setTimeout(() => end(child), idleMs).unref()
    if (answer.kind === 'prepared') return answer.image
    if (answer.kind === 'refused') throw new Refusal(answer.reasons)
    throw new Error(`An image could not be prepared: ${JSON.stringify(answer)}`)
  }
}

function start(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./preparer.mjs', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  })
  // A failure to start or to send is told by its end.
  child.on('error', () => undefined)
  return child
}

/** The next answer; `late` after so many milliseconds, `gone` when the process ends before. */
async function answerOf(
  child: ChildProcess,
  withinMs: number,
): Promise<FromPreparer | 'late' | 'gone'> {
  const done = new AbortController()
  const { signal } = done
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), withinMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as FromPreparer)
  const gone = Promise.race([
    once(child, 'exit', { signal }),
    once(child, 'error', { signal }),
  ]).then(
    () => 'gone' as const,
    () => 'gone' as const,
  )
  try {
    return await Promise.race([answered, gone, late])
  } catch {
    return 'gone'
  } finally {
    done.abort()
    answered.catch(() => undefined)
  }
}

/** While it works, a process and its channel keep this one alive; an unused one does not. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function tooSlow(): Error {
  return refuse('IMAGE_TOO_SLOW', { field: 'image' })
}
