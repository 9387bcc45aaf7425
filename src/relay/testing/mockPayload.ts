import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'

const madeUp = '<mock-value-for-field-"_id">'

/**
 * Generates data for an operation. Relay's generator gives every `_id` the same text, which would
 * make all objects one.
 */
export function mockPayload(
  operation: OperationDescriptor,
  resolvers: MockResolvers,
): GraphQLSingularResponse {
  const payload = MockPayloadGenerator.generate(operation, resolvers)
  let count = 0
  JSON.stringify(payload, (_name, value: unknown) => {
    if (typeof value === 'object' && value !== null && '_id' in value && value._id === madeUp)
      value._id = `mock_${++count}`
    return value
  })
  return payload
}
