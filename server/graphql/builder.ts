import SchemaBuilder, { type FieldMap } from '@pothos/core'
import type { Context } from './context.ts'
import './costPlugin.ts'

/** The builder of the schema: fields are non-null unless they say otherwise. */
export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
  Scalars: { DateTime: { Input: string; Output: string }; ID: { Input: string; Output: string } }
}>({ defaultFieldNullability: false, plugins: ['cost'] })

export type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never
/** The builder of an object type's fields. */
export type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>

builder.queryType({
  description:
    'What can be read. What the viewer may not read does not exist for them: it is null, or left out.',
})
builder.mutationType({
  description:
    'What can be done. A mutation sets and never toggles; one that is refused changes nothing and says why in `errors`.',
})

/** Adds an enum, by its values with what each means. */
export function enumOf<const Values extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  values: Values,
) {
  const described = Object.entries(values).map(([value, meaning]) => [
    value,
    { description: meaning },
  ])
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(described) as {
      [Value in keyof Values & string]: { description: string }
    },
  })
}

/** Fields of a shape that is not known yet: Pothos cannot tell that a property of a generic row fits the type. */
export function exposing(t: unknown) {
  return t as { expose: (name: string, options: object) => FieldMap[string] }
}

/** The moments that everything stored has. */
export function moments(t: Fields<{ createdAt: string; updatedAt: string }>) {
  return {
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was made; what is imported keeps the moment of its source.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was changed last.',
    }),
  }
}

/** Options of a field that can fail by itself: null says that it did, and the printed schema says so with @semanticNonNull. */
export const fallible = { nullable: true, extensions: { semanticNonNull: true } } as const
