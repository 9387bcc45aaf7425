import type { Translate } from '#lib/messages/catalogue.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { languageOf } from '#rules/languages.ts'

type Key = keyof typeof auditLogMessages.english
type Words = Translate<typeof auditLogMessages>

const isKey = (key: string): key is Key => Object.hasOwn(auditLogMessages.english, key)

/** What was done, by its kind in the API; one that is not known yet is a change. */
export function kindLabel(kind: string, t: Words): string {
  const key = `kind.${kind}`
  return isKey(key) ? t(key) : t('kind.other')
}

/** The name of a field; one without a name of its own is called as the API does. */
export function fieldLabel(field: string, t: Words): string {
  const key = `field.${field}`
  return isKey(key) ? t(key) : field
}

/** A value of a field: a language as it calls itself, words of the API by their names, other texts as they are. */
export function valueLabel(field: string, value: string, t: Words): string {
  if (field === 'locale') return languageOf(value)?.name ?? value
  // What somebody typed.
  if (field === 'segment') return value
  const key = `value.${value}`
  return isKey(key) ? t(key) : value
}
