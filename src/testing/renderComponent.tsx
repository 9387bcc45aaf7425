import type { OperationType } from 'relay-runtime'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import { renderWithRelay, type QueryOptions } from '#relay/testing/renderWithRelay.tsx'
import { mockDefaults } from './mockDefaults.ts'
import { createTestServices, servicesWrapper } from './testServices.tsx'

/**
 * Renders a component of the product by a query, as `renderWithRelay` does, with services of its own; what `resolve`
 * is not told is made up as a member would get it. docs/COMPONENT-TESTS.md is its tutorial.
 */
export function renderComponent<Query extends OperationType>(options: QueryOptions<Query>) {
  const services = createTestServices()
  const kit = renderWithRelay<Query>({ wrapper: servicesWrapper(services), ...options })
  const resolve = (
    resolvers: MockResolvers = {},
    failed: readonly (string | number)[][] = [],
  ): Promise<void> => kit.resolve({ ...mockDefaults, ...resolvers }, failed)
  return { ...kit, resolve, services }
}
