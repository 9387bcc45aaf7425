import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** A machine, for telling whether a process that wrote something down can be seen from here. */
export interface Machine {
  readonly host: string
  /** The running kernel's own id, which containers share with their host; empty where the system has none. */
  readonly boot: string
}

export function thisMachine(): Machine {
  return { host: hostname(), boot: bootId() }
}

/** Whether both are the same running kernel, whose locks hold between them. */
export function isSameMachine(a: Machine, b: Machine): boolean {
  return a.boot !== '' && b.boot !== '' ? a.boot === b.boot : a.host === b.host
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
