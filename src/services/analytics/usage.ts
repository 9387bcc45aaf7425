import type { UsageEventName, UsageProperties } from '#rules/usageEvents.ts'

/** Tells an event of the catalogue (rules/usageEvents.ts). */
export type Track = <Name extends UsageEventName>(
  name: Name,
  properties: UsageProperties<Name>,
) => void

/** Product usage. Until somebody has agreed, and after they withdrew, nothing that is told goes anywhere or is kept. */
export interface Usage {
  readonly track: Track
  /** Hands events to who takes them; null: to nobody. */
  attach(sink: Track | null): void
}

/** Makes the place where features tell what happened. */
export function createUsage(): Usage {
  let taken: Track | null = null
  return {
    track: (name, properties) => taken?.(name, properties),
    attach: (sink) => void (taken = sink),
  }
}
