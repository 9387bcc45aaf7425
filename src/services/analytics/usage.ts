import type { UsageEventName, UsageProperties } from '#rules/usageEvents.ts'

/** Records an event of the catalogue (rules/usageEvents.ts). */
export type Track = <Name extends UsageEventName>(
  name: Name,
  properties: UsageProperties<Name>,
) => void

/** Product usage. Before the person agreed, and after they withdrew, events are dropped. */
export interface Usage {
  readonly track: Track
  /** Sets the receiver of events; null drops them. */
  attach(sink: Track | null): void
}

/** Creates the usage service, without a receiver at first. */
export function createUsage(): Usage {
  let taken: Track | null = null
  return {
    track: (name, properties) => taken?.(name, properties),
    attach: (sink) => void (taken = sink),
  }
}
