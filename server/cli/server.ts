import { interruption, runProgram } from './failure.ts'
import { ownerLinkLine } from './ownerLinkLine.ts'
import { endWithParent } from './parent.ts'
import { serve } from './serve.ts'

/**
 * Service managers, above all those of containers, kill a process that has not ended ten seconds
 * after SIGTERM; a STOP_DELAY_SECONDS comes on top.
 */
const STOP_MS = 9_000

const signal = interruption()
endWithParent()

await runProgram(async () => {
  const running = await serve(process.env)
  const owner = running.ownerLink === null ? '' : ownerLinkLine(running.ownerLink)
  process.stdout.write(`Earshot is ready at ${running.publicUrl}\n${owner}`)
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  // Everything acknowledged is on the disk: ending in the middle of something loses nothing.
  const late = setTimeout(() => {
    process.stderr.write(
      'Earshot could not finish its running requests in time, and stopped anyway.\n',
    )
    process.exit(1)
  }, running.stopDelayMs + STOP_MS)
  await running.stop()
  clearTimeout(late)
  return 0
})
// Timers and sockets of libraries must not hold up a server that has stopped.
process.exit()
