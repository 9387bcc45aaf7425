/** One sentence per plural category of English; `count` chooses. */
export interface PluralMessage {
  readonly one: string
  readonly other: string
}

/** Sentences by key, with `{names}` for what is filled in. */
export type Messages = Readonly<Record<string, string | PluralMessage>>

/** The sentences of one screen: in English, which every other language falls back to. */
export interface Catalogue<M extends Messages = Messages> {
  /** The name under which a language loads its translation. */
  readonly name: string
  readonly english: M
}

/** One sentence per plural category that a language has; `other` is the one that all of them have. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** The sentences of a catalogue in another language; a key left out stays English. */
export type Translation<C extends Catalogue = Catalogue> = {
  readonly [Key in keyof C['english']]?: C['english'][Key] extends string
    ? string
    : string | PluralForms
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

/** Gives the sentence for a key in the language it was made for, its `{names}` filled in. */
export type Translate<C extends Catalogue> = <Key extends keyof C['english']>(
  key: Key,
  ...args: Args<C['english'][Key]>
) => string

// Catalogues are code: what has arrived is the same for everybody who is rendered here.
const arrived: Catalogue[] = []

/**
 * Defines the sentences of a screen; they travel with the code that uses them. `name` is unique,
 * and names the translation in other languages.
 */
export function defineMessages<const M extends Messages>(name: string, english: M): Catalogue<M> {
  const catalogue = { name, english }
  arrived.push(catalogue)
  return catalogue
}

/** The catalogues whose code is here. */
export function arrivedCatalogues(): readonly Catalogue[] {
  return arrived
}
