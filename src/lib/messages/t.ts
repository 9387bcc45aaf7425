import { formatNumber } from '../format.ts'
import { en } from './en.ts'

type Catalogue = typeof en
/** A key of the message catalogue. */
export type MessageKey = keyof Catalogue
/** One sentence per plural category of the language; `count` chooses. */
export interface PluralMessage {
  readonly one: string
  readonly other: string
}

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ParamsOf<Entry> = Entry extends PluralMessage
  ? { count: number } & Record<Exclude<Names<Entry['one'] | Entry['other']>, 'count'>, string | number>
  : Record<Names<Entry>, string | number>
type Args<Key extends MessageKey> = Catalogue[Key] extends PluralMessage
  ? [params: ParamsOf<Catalogue[Key]>]
  : [Names<Catalogue[Key]>] extends [never]
    ? []
    : [params: ParamsOf<Catalogue[Key]>]

const LOCALE = 'en'
const plural = new Intl.PluralRules(LOCALE)

/** The sentence for a key, with its `{names}` filled in; numbers are grouped as the language does. */
export function t<Key extends MessageKey>(key: Key, ...args: Args<Key>): string {
  return fill(en[key], args[0] ?? {})
}

/** A message with its parameters filled in, for text that is not in the catalogue's own keys. */
export function fill(message: string | PluralMessage, params: Readonly<Record<string, string | number>>): string {
  const text = typeof message === 'string' ? message : plural.select(Number(params.count)) === 'one' ? message.one : message.other
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, LOCALE) : value
  })
}
