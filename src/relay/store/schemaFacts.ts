/**
 * A root field that names one object, or a list of them, by its identity. Derived from the schema
 * by the compile step into `__generated__/rootFields.json`; there is no hand-kept list.
 */
export interface RootField {
  readonly field: string
  /** `id`, `_id` or `ids`. */
  readonly argument: string
  readonly list: boolean
  /** Concrete types that the field can give and that have an identity. */
  readonly types: readonly string[]
}

/** The facts of a schema that the store needs. */
export interface SchemaFacts {
  readonly rootFields: readonly RootField[]
  /** All concrete types with `id` or `_id`. */
  readonly identifiedTypes: readonly string[]
}

export const noSchemaFacts: SchemaFacts = { rootFields: [], identifiedTypes: [] }
