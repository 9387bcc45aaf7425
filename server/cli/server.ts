import { interruption, runProgram } from './failure.ts'
import { serve } from './serve.ts'

const signal = interruption()

await runProgram(async () => {
  const running = await serve(process.env)
  const owner =
    running.ownerLink === null
      ? ''
      : `This site is empty. Open this link to become its owner: ${running.ownerLink}\n`
  process.stdout.write(`Earshot is ready at ${running.publicUrl}\n${owner}`)
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await running.stop()
  return 0
})
// Timers and sockets of libraries must not hold up a server that has stopped.
process.exit()
