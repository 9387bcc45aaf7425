import SchemaBuilder from '@pothos/core'
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

builder.queryType({})
builder.mutationType({})

/** Options of a field that can fail by itself: null says that it did, and the printed schema says so with @semanticNonNull. */
export const fallible = { nullable: true, extensions: { semanticNonNull: true } } as const
