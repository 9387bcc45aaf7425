import { createMockEnvironment } from 'relay-test-utils'
import { fieldLogger } from '../fieldLogger.ts'
import { consoleLogger } from '../logger.ts'
import { getDataID } from '../store/dataId.ts'
import { createHandlerProvider } from '../store/handlers.ts'
import { missingFieldHandlers } from '../store/missingFields.ts'
import { noSchemaFacts, type SchemaFacts } from '../store/schemaFacts.ts'

/**
 * The mock environment of relay-test-utils with the store of the real one: same data ids, handlers
 * and field logger.
 */
export function createMockRelay(facts: SchemaFacts = noSchemaFacts) {
  return createMockEnvironment({
    getDataID,
    handlerProvider: createHandlerProvider(facts, consoleLogger),
    missingFieldHandlers: missingFieldHandlers(facts),
    relayFieldLogger: fieldLogger(consoleLogger),
  })
}
