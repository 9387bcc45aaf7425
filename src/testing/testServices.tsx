import type { ComponentType, ReactNode } from 'react'
import { createServices } from '#app/createServices.ts'
import type { ServiceParts } from '#app/createServices.ts'
import { createStorage } from '#services/storage/storage.ts'
import { ServicesProvider } from '#services/Services.tsx'
import type { Services } from '#services/Services.tsx'

/** The moment at which component tests take place. */
export const TEST_NOW = Date.parse('2026-05-10T12:00:00.000Z')

/** Services of a client that keeps nothing, at a fixed moment, unless `parts` say otherwise. */
export function createTestServices(parts: Partial<ServiceParts> = {}): Services {
  return createServices({ storage: createStorage({ area: null, target: null }), now: () => TEST_NOW, ...parts })
}

/** The product's providers for `renderWithRelay({ wrapper })`. */
export function servicesWrapper(services: Services = createTestServices()): ComponentType<{ children: ReactNode }> {
  return function TestServices({ children }) {
    return <ServicesProvider value={services}>{children}</ServicesProvider>
  }
}
