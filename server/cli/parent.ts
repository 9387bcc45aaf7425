const LOOK_MS = 500

/**
 * Stops this process, as SIGTERM does, once the one that started it is gone: npm, which cannot pass
 * a SIGKILL on, or a process that keeps a channel to it. A server that was started in any other way
 * outlives its terminal.
 */
export function endWithParent(): void {
  const stop = (): void => void process.kill(process.pid, 'SIGTERM')
  if (process.channel !== undefined) {
    process.once('disconnect', stop)
    // The channel tells of the parent's end and keeps nothing running.
    process.channel.unref()
    return
  }
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_MS)
  timer.unref()
}
