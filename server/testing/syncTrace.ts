interface Event {
  readonly call: string
  readonly target: string
}

/** Calls in the order in which they came back, of strace's output (`-f -y`) or of what prints the same form. */
function events(trace: string): Event[] {
  const unfinished = new Map<string, string>()
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] =
      /^(?:\[pid +(\d+)\] |(?=\S))(.*)$/.exec(line.replace(/^(\d+) +/, '[pid $1] ')) ?? []
    const resumed = /^<\.\.\. \w+ resumed>/.test(rest)
    // An acknowledgement counts from its beginning, a sync from its end.
    if (rest.endsWith('<unfinished ...>') && !rest.includes('"ack ')) {
      unfinished.set(thread, rest)
      return []
    }
    const whole = resumed ? (unfinished.get(thread) ?? '') : rest
    const found = /^(\w+)\(\d+<([^>]*)>(?:, "(ack|commit) )?/.exec(whole)
    return found === null ? [] : [{ call: found[3] ?? found[1] ?? '', target: found[2] ?? '' }]
  })
}

/**
 * The acknowledgements before which the log was not written and then synced, by number from 1.
 * Takes a trace of a process that writes "commit <n>" before and "ack <n>" after each commit.
 */
export function unsafeAcknowledgements(trace: string): {
  readonly acknowledged: number
  readonly unsafe: readonly number[]
} {
  const unsafe: number[] = []
  let acknowledged = 0
  let log: 'untouched' | 'written' | 'synced' = 'untouched'
  for (const { call, target } of events(trace)) {
    const ofLog = target.includes('/pg_wal/')
    if (call === 'commit') log = 'untouched'
    else if (call === 'ack') {
      acknowledged += 1
      if (log !== 'synced') unsafe.push(acknowledged)
    } else if (ofLog && /^p?write/.test(call)) log = 'written'
    else if (ofLog && /^f(data)?sync$/.test(call) && log === 'written') log = 'synced'
  }
  return { acknowledged, unsafe }
}
