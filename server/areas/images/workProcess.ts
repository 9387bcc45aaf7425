import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface WorkProcess {
  /** The module that the process runs; its first message says that it takes work. */
  readonly program: URL
  /** Its work in words, for the error of one that does not start. */
  readonly does: string
  /** Further arguments of the program. */
  readonly given?: readonly string[]
  /** Milliseconds that one piece of work may take. */
  readonly longestMs: number
  /** Milliseconds for which an unused process is kept. */
  readonly idleMs: number
}

const START_MS = 30_000
/** The variables of the environment that a child process needs to start; the rest holds secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP']

/**
 * Gives a function that has work done in a process of its own, one piece at a time. It gives the
 * answer; `late` where that took too long, and `gone` where the process ended over it: the next
 * piece then gets a new one. Throws where the process does not start.
 */
export function createWorkProcess<Work extends object, Answer>({
  program,
  does,
  given = [],
  longestMs,
  idleMs,
}: WorkProcess): (work: Work) => Promise<Answer | 'late' | 'gone'> {
  let kept: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = (child: ChildProcess): void => {
    child.kill('SIGKILL')
    if (kept === child) kept = undefined
  }
  const take = async (): Promise<ChildProcess> => {
    clearTimeout(idle)
    if (kept?.connected === true) return kept
    const child = start(program, given)
    kept = child
    try {
      const first = await answerOf(child, START_MS)
      if (first === 'late' || first === 'gone')
        throw new Error(`The process that ${does} did not start (${first})`)
    } catch (error) {
      end(child)
      throw error
    }
    return child
  }
  return async (work) => {
    const child = await take()
    hold(child)
    const answering = answerOf<Answer>(child, longestMs)
    child.send(work)
    const answer = await answering
    letGo(child)
    if (answer === 'late' || answer === 'gone') end(child)
    else idle = setTimeout(() => end(child), idleMs).unref()
    return answer
  }
}

function start(program: URL, given: readonly string[]): ChildProcess {
  const child = fork(fileURLToPath(program), given, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      // Its threads work one after another: glibc need not keep memory for each of them.
      MALLOC_ARENA_MAX: '1',
    },
  })
  // A failure to start or to send is told by its end.
  child.on('error', () => undefined)
  return child
}

/** The next answer; `late` after so many milliseconds, `gone` when the process ends before. */
async function answerOf<Answer>(
  child: ChildProcess,
  withinMs: number,
): Promise<Answer | 'late' | 'gone'> {
  const done = new AbortController()
  const { signal } = done
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), withinMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer)
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
