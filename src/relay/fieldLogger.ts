import type { RelayFieldLogger } from 'relay-runtime'
import { FieldError } from './errors/FieldError.ts'
import type { RelayLogger } from './logger.ts'

type FieldEvent = Parameters<RelayFieldLogger>[0]

/**
 * Connects Relay's field logger to ours. A failed field that is read as null, without
 * `@throwOnFieldError` or `@catch`, looks like a missing value, so it is logged as an error. A
 * field that throws does so as a FieldError with the server's reference.
 */
export function fieldLogger(logger: RelayLogger): RelayFieldLogger {
  return (event) => {
    const seen = {
      kind: event.kind,
      owner: event.owner,
      field: event.fieldPath,
      message: messageOf(event),
    }
    if (isHandled(event)) return logger.info('handled field error', seen)
    if (!willThrow(event)) return logger.error('unhandled field error', seen)
    logger.warn('field error', seen)
    throw new FieldError({
      owner: event.owner,
      path: event.fieldPath,
      reference: extensionOf(event, 'reference'),
      reason: extensionOf(event, 'reason'),
    })
  }
}

function isHandled(event: FieldEvent): boolean {
  return event.kind === 'missing_required_field.log' || ('handled' in event && event.handled)
}

function willThrow(event: FieldEvent): boolean {
  if (event.kind === 'missing_expected_data.throw' || event.kind === 'missing_required_field.throw')
    return true
  return 'shouldThrow' in event && event.shouldThrow
}

function messageOf(event: FieldEvent): string | undefined {
  return 'error' in event ? event.error.message : undefined
}

function extensionOf(event: FieldEvent, name: string): string | null {
  const extensions =
    'error' in event && 'extensions' in event.error ? event.error.extensions : undefined
  const value = (extensions as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'string' ? value : null
}
