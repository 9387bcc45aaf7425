import { formatNumber } from '../format.ts'
import { en } from './en.ts'

type Catalogue = Readonly<Record<string, string | PluralMessage>>
/** A key of the message catalogue that the first screen loads. */
export type MessageKey = keyof typeof en
/** One sentence per plural category of the language; `count` chooses. */
export interface PluralMessage {
  readonly one: string
  readonly other: string
}

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ParamsOf<Entry> = Entry extends PluralMessage
  ? { count: number } & Record<
      Exclude<Names<Entry['one'] | Entry['other']>, 'count'>,
      string | number
    >
  : Record<Names<Entry>, string | number>
type Args<Entry> = Entry extends PluralMessage
  ? [params: ParamsOf<Entry>]
  : [Names<Entry>] extends [never]
    ? []
    : [params: ParamsOf<Entry>]
type Translate<Messages> = <Key extends keyof Messages>(
  key: Key,
  ...args: Args<Messages[Key]>
) => string

const LOCALE = 'en'
const plural = new Intl.PluralRules(LOCALE)

/** Makes the `t` of a catalogue. Screens that load on demand have one of their own, so that their sentences come with them. */
export function translator<const Messages extends Catalogue>(
  messages: Messages,
): Translate<Messages> {
  return (key, ...args) => fill(messages[key] ?? String(key), args[0] ?? {})
}

/** The sentence for a key, with its `{names}` filled in; numbers are grouped as the language does. */
export const t: Translate<typeof en> = translator(en)

/** A message with its parameters filled in, for text that is not in the catalogue's own keys. */
export function fill(
  message: string | PluralMessage,
  params: Readonly<Record<string, string | number>>,
): string {
  const text =
    typeof message === 'string'
      ? message
      : plural.select(Number(params.count)) === 'one'
        ? message.one
        : message.other
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, LOCALE) : value
  })
}
