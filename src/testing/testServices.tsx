import type { ComponentType, ReactNode } from 'react'
import { createServices, type ServiceParts } from '#app/createServices.ts'
import { LanguageContext } from '#lib/messages/useMessages.ts'
import { isUsageEvent } from '#rules/usageEvents.ts'
import { ServicesProvider, type Services } from '#services/Services.tsx'
import { createStorage } from '#services/storage/storage.ts'

/** The fixed current time of component tests. */
export const TEST_NOW = Date.parse('2026-05-10T12:00:00.000Z')

/** Services that store nothing and have a fixed clock, unless `parts` say otherwise. */
export function createTestServices(parts: Partial<ServiceParts> = {}): Services {
  return createServices({
    storage: createStorage({ area: null, target: null }),
    now: () => TEST_NOW,
    ...parts,
  })
}

/**
 * Services whose clock advances three seconds at every key and click, so that a form guard never
 * has to wait.
 */
export function createSlowServices(parts: Partial<ServiceParts> = {}): Services {
  let time = TEST_NOW
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => (time += 3_000), { capture: true })
  return createTestServices({ now: () => time, ...parts })
}

/**
 * Test services and the usage events tracked with them so far; an event outside the catalogue
 * fails.
 */
export function trackedServices() {
  const services = createTestServices()
  const tracked: unknown[] = []
  services.usage.attach((name, properties) => {
    expect(isUsageEvent(name, properties)).toBe(true)
    tracked.push([name, properties])
  })
  return { services, tracked }
}

/** The product's providers for `renderWithRelay({ wrapper })`. */
export function servicesWrapper(
  services: Services = createTestServices(),
): ComponentType<{ children: ReactNode }> {
  return function TestServices({ children }) {
    return (
      <LanguageContext value={services.language}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </LanguageContext>
    )
  }
}
