import { readFileSync } from 'node:fs'

/** Seconds: the STOP_DELAY_SECONDS that the files in deploy/ promise room for, and a stop itself. */
const PROMISED = 60
const STOP = 10

test('what runs a server waits for its stop, with the delay that is said to be possible', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const unit = readFileSync('deploy/earshot.service', 'utf8')
  for (const [text, setting] of [
    [compose, /stop_grace_period: (\d+)s/],
    [unit, /TimeoutStopSec=(\d+)$/m],
  ] as const) {
    expect(text).toContain(`at most ${PROMISED} here, else raise this`)
    expect(Number(setting.exec(text)?.[1])).toBeGreaterThanOrEqual(PROMISED + STOP)
  }
})
