import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { holdControl } from '#server/control/serveControl.ts'

/*
 * A process for the lock's tests. `hold` keeps the lock until SIGTERM, `once` takes and releases
 * it, `race` starts ten that try at the same moment and hold what they got until all have answered.
 * A further argument is how many milliseconds a holder waits between two looks at what it holds, by
 * default an hour.
 */
const [folder = '', mode = '', beatMs = '3600000'] = process.argv.slice(2)

async function tryLock(): Promise<void> {
  const control = await holdControl(folder, { beatMs: Number(beatMs) })
  process.stdout.write(control === undefined ? 'taken\n' : 'held\n')
  if (mode === 'hold') await once(process, 'SIGTERM')
  if (mode === 'racer') {
    process.send?.('done')
    await once(process, 'message')
    process.disconnect()
  }
  await control?.release()
}

async function race(): Promise<void> {
  const racers: ChildProcess[] = Array.from({ length: 10 }, () =>
    fork(fileURLToPath(import.meta.url), [folder, 'racer']),
  )
  await Promise.all(racers.map((racer) => once(racer, 'message')))
  racers.forEach((racer) => racer.send('go'))
  await Promise.all(racers.map((racer) => once(racer, 'message')))
  racers.forEach((racer) => racer.send('leave'))
}

if (mode === 'race') await race()
else {
  if (mode === 'hold') setInterval(() => undefined, 60_000).unref()
  if (mode === 'racer') {
    process.send?.('ready')
    await once(process, 'message')
  }
  await tryLock()
}
